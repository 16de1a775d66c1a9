/** Of what a site said, its last. */
const linesOfSite = 20

/**
 * A test, and the first line of what went wrong at each try.
 * @param {import('vitest/node').TestCase} test
 */
function nameOf(test) {
  const faults = (test.result().errors ?? []).map(({ message }) => message.split('\n', 1)[0])
  return `${test.module.relativeModuleId} › ${test.fullName} (${faults.join('; ')})`
}

/**
 * Counts what a test run came to. Started by scripts/run.mjs, it tells the launcher, which prints the last line when
 * vitest has ended; started otherwise, it prints the line itself.
 *
 * A test that failed is named at once: a long file tells of itself when all of it has ended, and nothing where the run is stopped.
 * Tests that passed at a later try are named, with what went wrong before, and so are sites that somebody stopped and those
 * whose tests failed, with the end of what they said: whoever reads the run should know which.
 *
 * A failure is a failed test, a file or group whose tests could not be collected or whose hooks failed, an error
 * outside any test, and a test that never ended.
 */
export default class SummaryReporter {
  /** @type {string[]} */
  #sites = []

  /** @param {import('vitest').UserConsoleLog} log */
  onUserConsoleLog({ content }) {
    if (!/^A site (?:ended by itself|whose test failed)/.test(content)) return
    const [what, ...said] = content.trimEnd().split('\n')
    this.#sites.push([what, ...said.slice(-linesOfSite)].join('\n') + '\n')
  }

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
        if (state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
          process.stdout.write(`Passed at the second try: ${nameOf(test)}\n`)
      }
    }
    for (const site of this.#sites) process.stdout.write(site)
    if (process.send) process.send({ summary: sum })
    else {
      const { passed, failed, skipped } = sum
      process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
    }
  }
}
