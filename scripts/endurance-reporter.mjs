import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from './setup/command.mjs'

/** Returns the path of the file with the figures of a project's last run. */
const fileOf = (/** @type {string} */ project) => `.cache/${project}.json`

/**
 * Prints the results of the long tests and writes them to a JSON file. A skipped check is reported as "not run", not as passed.
 */
export default class EnduranceReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const file = fileOf(modules[0]?.project.name ?? 'endurance')
    const checks = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state } = test.result()
        const { figures = [], notRun = '' } = /** @type {any} */ (test.meta())
        const outcome = state === 'skipped' ? 'not run' : state === 'passed' ? 'passed' : 'failed'
        const seconds = Math.round((test.diagnostic()?.duration ?? 0) / 100) / 10
        return { check: test.name, outcome, ...(outcome === 'not run' && { why: notRun }), seconds, figures }
      }),
    )
    const sum = Object.fromEntries(
      ['passed', 'failed', 'not run'].map((name) => [name, checks.filter(({ outcome }) => outcome === name).length]),
    )
    const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? '', node: process.version }
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(
      join(root, file),
      `${JSON.stringify({ when: new Date().toISOString(), machine, sum, checks }, null, 2)}\n`,
    )

    const reported = checks.filter(({ outcome, figures }) => outcome !== 'passed' || figures.length > 0)
    const lines = reported.flatMap(({ check, outcome, why, seconds, figures }) => [
      '',
      `${outcome.toUpperCase()}  ${check} (${seconds} s)${why ? `: ${why}` : ''}`,
      ...figures.map((/** @type {any} */ { what, value, unit, limit, passed }) =>
        [`  ${passed ? '✓' : '✗'} ${what}:`, value, unit, limit && `(${limit})`]
          .filter((part) => part !== '')
          .join(' '),
      ),
    ])
    const total = Object.entries(sum).map(([name, count]) => `${count} ${name}`)
    process.stdout.write(`${lines.join('\n')}\n\nLong tests: ${total.join(', ')}. Figures: ${file}\n`)
  }
}
