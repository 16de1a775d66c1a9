/**
 * Counts what a test run came to. Started by scripts/run.mjs, it tells the launcher, which prints the last line when
 * vitest has ended; started otherwise, it prints the line itself.
 *
 * Tests that passed at the second try are named, with what went wrong at the first, and so are sites that somebody stopped:
 * whoever reads the run should know which.
 *
 * A failure is a failed test, a file or group whose tests could not be collected or whose hooks failed, an error
 * outside any test, and a test that never ended.
 */
export default class SummaryReporter {
  /** @type {string[]} */
  #stopped = []

  /** @param {import('vitest').UserConsoleLog} log */
  onUserConsoleLog({ content }) {
    if (content.startsWith('A site ended by itself')) this.#stopped.push(content)
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
        if (state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0) {
          const faults = (test.result().errors ?? []).map(({ message }) => message.split('\n', 1)[0])
          process.stdout.write(
            `Passed at the second try: ${module.relativeModuleId} › ${test.fullName} (${faults.join('; ')})\n`,
          )
        }
      }
    }
    for (const site of this.#stopped) process.stdout.write(site)
    if (process.send) process.send({ summary: sum })
    else {
      const { passed, failed, skipped } = sum
      process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
    }
  }
}
