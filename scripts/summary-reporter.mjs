/**
 * Returns the name of a test and the first line of each error.
 * @param {import('vitest/node').TestCase} test
 */
function nameOf(test) {
  const errors = (test.result().errors ?? []).map(({ message }) => message.split('\n', 1)[0])
  return `${test.module.relativeModuleId} › ${test.fullName} (${errors.join('; ')})`
}

/**
 * Counts the tests of a run. Started by scripts/run.mjs, it sends the counts to the launcher, which prints them as the last line
 * when vitest has ended; started otherwise, it prints the line itself.
 *
 * A failed test is named at once: vitest reports a file when all of it has ended, and never where the run is stopped.
 *
 * A failure is a failed test, a file or group whose tests could not be collected or whose hooks failed, an error
 * outside any test, and a test that never ended.
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
    const sum = { passed: 0, failed: unhandledErrors.length, skipped: 0 }
    for (const module of modules) {
      const groups = [module, ...module.children.allSuites()]
      sum.failed += groups.filter((group) => group.errors().length > 0).length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        sum[state === 'pending' ? 'failed' : state] += 1
      }
    }
    if (process.send) process.send({ summary: sum })
    else {
      const { passed, failed, skipped } = sum
      process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
    }
  }
}
