/** Why this Node cannot run the project, if it cannot: one sentence or two, with what to install. */
export function nodeProblem(version: string): string | undefined;
