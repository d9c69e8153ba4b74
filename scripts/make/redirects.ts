import { readFileSync } from 'node:fs';

/** The template for AWS, with infra/clean-urls.js copied into it as the Function of CloudFront, which can’t have exports. */
export function redirectFiles(): Record<string, string> {
  const template = 'infra/cloudfront.yaml';
  const code = readFileSync('infra/clean-urls.js', 'utf8').replace(/^export /gm, '');
  const bytes = Buffer.byteLength(code);
  if (bytes >= 10_240) throw new Error(`infra/clean-urls.js has ${bytes} bytes. CloudFront accepts less than 10,240.`);
  const indented = code.replace(/^(?=.)/gm, ' '.repeat(8));
  const copy = (_: string, start: string) => start + indented;
  return { [template]: readFileSync(template, 'utf8').replace(/(FunctionCode: \|\n).*?(?=\nOutputs:)/s, copy) };
}
