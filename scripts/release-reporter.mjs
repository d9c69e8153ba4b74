// How “npm run release” has Vitest report: a sentence for each problem, without values, stacks, and what passed.

/** A test that expects no problems fails with the list of their sentences; any other says what it compared. */
function sentencesOf(name, { message, expected, actual }) {
  if (expected !== '[]') return [`${name}: ${message}.`];
  const advice = message.replace(/(?:: )?expected .*/s, '');
  const problems = [...actual.matchAll(/^ {2}"(.*)",$/gm)].map(([, problem]) => problem.replaceAll('\\"', '"'));
  return [...problems, ...(advice ? [`${advice}.`] : [])];
}

export default class {
  onTestRunEnd(modules, errors) {
    const failures = modules.flatMap((module) => [
      ...module.errors().map((error) => [module.relativeModuleId, error]),
      ...[...module.children.allTests('failed')].flatMap((test) =>
        test.result().errors.map((error) => [`${module.relativeModuleId}, “${test.fullName}”`, error]),
      ),
    ]);
    const others = errors.map((error) => ['A test', error]);
    for (const [name, error] of [...failures, ...others]) console.error(sentencesOf(name, error).join('\n'));
  }
}
