import { settings } from '../../src/site/settings.ts';

/**
 * The crawlers that read for AI products, and what each one does. The policy is one: they may read everything, since
 * being cited in answers is what we sell. To shut one out, say `allow: false` here.
 */
const aiCrawlers = [
  { token: 'GPTBot', by: 'OpenAI, training', allow: true },
  { token: 'OAI-SearchBot', by: 'OpenAI, search in ChatGPT', allow: true },
  { token: 'ChatGPT-User', by: 'OpenAI, on a user’s request', allow: true },
  { token: 'ClaudeBot', by: 'Anthropic, training', allow: true },
  { token: 'Claude-SearchBot', by: 'Anthropic, search', allow: true },
  { token: 'Claude-User', by: 'Anthropic, on a user’s request', allow: true },
  { token: 'PerplexityBot', by: 'Perplexity, search', allow: true },
  { token: 'Google-Extended', by: 'Google, Gemini', allow: true },
  { token: 'Applebot-Extended', by: 'Apple, training', allow: true },
  { token: 'CCBot', by: 'Common Crawl', allow: true },
] as const;

/** The text of robots.txt: everyone may read everything, each AI crawler by name. */
export function robotsTxt(): string {
  const groups = aiCrawlers.map(
    ({ token, by, allow }) => `# ${by}\nUser-agent: ${token}\n${allow ? 'Allow' : 'Disallow'}: /`,
  );
  return `${['User-agent: *\nAllow: /', ...groups, `Sitemap: ${settings.siteOrigin}/sitemap.xml`].join('\n\n')}\n`;
}
