/** What follows `node` in the command of `npm run build`: its flags, and the script. */
export const buildCommand: string[];
