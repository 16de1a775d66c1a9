/**
 * Returns the file and the name of a test, with the first line of each error.
 * @param {import('vitest/node').TestCase} test
 */
function nameOf(test) {
  const errors = (test.result().errors ?? []).map(({ message }) => message.split('\n', 1)[0])
  return `${test.module.relativeModuleId} › ${test.fullName} (${errors.join('; ')})`
}

/**
 * Counts the tests of a run. If `scripts/run.mjs` has started the run, it sends the counts to this parent process, which prints them
 * after vitest has ended. Otherwise it prints them itself.
 *
 * Names each failed test immediately: vitest reports a file only when all its tests have ended.
 *
 * Counted as failures: failed tests, files and groups with errors outside their tests (collection, hooks), errors outside any file,
 * and tests that did not end.
 */
export default class SummaryReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.result().state === 'failed') process.stdout.write(`Failed: ${nameOf(test)}\n`)
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      const groups = [module, ...module.children.allSuites()]
      counts.failed += groups.filter((group) => group.errors().length > 0).length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        counts[state === 'pending' ? 'failed' : state] += 1
      }
    }
    if (process.send) process.send({ summary: counts })
    else {
      const { passed, failed, skipped } = counts
      process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
    }
  }
}
