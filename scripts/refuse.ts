/** @throws One error with a sentence on each line, if there are any problems. If a test fails by it, release.ts prints the sentences alone. */
export function refuse(problems: readonly string[], advice?: string): void {
  if (problems.length > 0) throw new Error([...problems, ...(advice ? [advice] : [])].join('\n'));
}
