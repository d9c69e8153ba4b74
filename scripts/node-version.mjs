// Plain JavaScript on purpose: it runs before anything is installed, on whatever Node there is.

/**
 * Why this Node cannot run the project, if it cannot. `engines` in package.json is narrower, because it has only versions
 * that every dependency names: npm warns of the others. Of those, 22.0 to 22.15 and 23 do run it.
 * @param {string} version As in `process.versions.node`.
 * @returns {string | undefined} One sentence or two, with what to install.
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  // The bundler writes its messages in several styles at once, which Node 20 was given and 21 was not.
  if (!isOld && major !== 21) return undefined;
  return `This project needs Node 20.19 or newer, and not 21; this is ${version}. Install Node 24, or 22.`;
}
