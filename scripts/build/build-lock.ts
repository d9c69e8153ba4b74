import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writing } from '../writing.ts';

/** Whether a process is running. One of another user counts: the system answers that we may not signal it (EPERM). */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the right to build in this folder until the process ends: two builds at once would write over each other's
 * pages. A lock whose process is gone was left by a build that was killed, and is taken over.
 *
 * @param file Holds the process id of the build that runs.
 * @throws Error with one sentence when another build runs, or when nothing can be written there.
 */
export function lockBuild(file: string): void {
  writing(dirname(file), () => mkdirSync(dirname(file), { recursive: true }));
  try {
    writing(file, () => writeFileSync(file, String(process.pid), { flag: 'wx' }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    // Without a number the other build is just about to write it. In a container a new process may have a dead one's id.
    if (!pid || (pid !== process.pid && isRunning(pid))) {
      throw new Error(
        `Another build${pid ? ` (process ${pid})` : ''} runs in this folder. Wait for its end; if there is none, delete ${file}.`,
      );
    }
    rmSync(file, { force: true });
    lockBuild(file);
    return;
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
