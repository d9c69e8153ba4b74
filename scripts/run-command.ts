/** Runs a command to its end. What it throws becomes a sentence, after a wrong flag with the usage, and exit status 1. */
export async function runCommand(usage: string, command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { message, stack, code = '' } = error as NodeJS.ErrnoException;
    const more = code.startsWith('ERR_PARSE_ARGS') ? usage : '';
    console.error(process.env.DEBUG ? stack : [message, more].filter(Boolean).join('\n'));
    process.exitCode = 1;
  }
}
