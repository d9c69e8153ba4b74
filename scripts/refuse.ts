/** @throws One error with a sentence on each line, if there are any problems. A test that fails by it says nothing else. */
export function refuse(problems: readonly string[], advice?: string): void {
  if (problems.length > 0) throw new Error([...problems, ...(advice ? [advice] : [])].join('\n'));
}
