/** Runs a command. An error becomes its message (its stack with `DEBUG=1`), a wrong flag also the usage, and exit status 1. */
export async function runCommand(usage: string, command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { message, stack, code = '' } = error as NodeJS.ErrnoException;
    console.error(process.env.DEBUG ? stack : message);
    if (code.startsWith('ERR_PARSE_ARGS')) console.error(usage);
    process.exitCode = 1;
  }
}
