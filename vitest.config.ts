import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { contentPlugin } from './scripts/vite/content.ts'
import { hangLimit, testLimit } from './tests/support/limits.ts'

const maxWorkers = Math.max(2, availableParallelism())

/** Returns the project of one folder of `tests`. */
const project = (name: string, settings: object = {}): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    maxWorkers,
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: hangLimit, interval: 25 } },
    exclude: hasBrowser ? [] : needBrowser,
    ...settings,
  },
})

/** Where there is no browser, `scripts/run.mjs` leaves out the tests that need one, and says so. */
const hasBrowser = process.env['TEST_BROWSER'] !== 'none'
const needBrowser = ['tests/e2e/**', 'tests/full/{development,e2e,engines,pages}/**']

/** One file after the other: the tests measure, or they need the whole machine. */
const alone = { fileParallelism: false, testTimeout: 3 * testLimit }

const plain = [
  // The search index is made of the content that a build plugin reads.
  { ...project('unit'), plugins: [contentPlugin()] },
  project('http'),
  project('render'),
  project('process'),
  // The files of a worker share its browser and the modules that were loaded: they keep no state (docs/decisions/0038).
  project('e2e', { isolate: false }),
]

/** The projects of each command. What `npm test` leaves out is the folder `tests/full`, and the three that measure or check. */
const suites: Record<string, TestProjectInlineConfiguration[]> = {
  plain,
  full: [...plain, project('full', { isolate: false })],
  checks: [project('checks')],
  endurance: [project('endurance', alone)],
  postgres: [project('postgres', alone)],
}

export default defineConfig({ test: { projects: suites[process.env['TEST_SUITE'] ?? 'plain'] ?? plain } })
