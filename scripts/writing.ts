const refusals = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Runs what writes to a path.
 * @throws Error with one sentence, with the path and the fix, when this account may not write there; any other error is
 * thrown unchanged.
 */
export function writing<Result>(path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!refusals.includes(code)) throw error;
    throw new Error(
      `${path} cannot be written (${code}). Give this account the right to write in its folder, or work in a copy of yours.`,
      { cause: error },
    );
  }
}
