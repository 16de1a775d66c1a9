import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { contentPlugin } from './scripts/vite/content.ts'
import { hangLimit, testLimit } from './tests/support/limits.ts'

/** One more than there are cores: a test in a browser also waits. Twice as many were no quicker. */
const maxWorkers = availableParallelism() + 1

/** Returns the project of one folder of `tests`. */
const project = (name: string, settings: object = {}): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    maxWorkers,
    // The files of a worker share the modules that were loaded, and its browser: no file leaves anything changed in them.
    isolate: false,
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: hangLimit, interval: 25 } },
    exclude: hasBrowser ? [] : needBrowser,
    ...settings,
  },
})

/** Where there is no browser, `scripts/run.mjs` leaves out the tests that need one, and says so. */
const hasBrowser = process.env['TEST_BROWSER'] !== 'none'
const needBrowser = ['tests/e2e/**', 'tests/full/{development,e2e,engines,pages,recipes}/**']

/** One file after the other: the tests measure, or they need the whole machine. */
const alone = { fileParallelism: false, testTimeout: 3 * testLimit }

const plain = [
  // The search index is made of the content that a build plugin reads.
  { ...project('unit'), plugins: [contentPlugin()] },
  project('http'),
  project('render'),
  project('process'),
  project('e2e'),
]

/** The projects of each command. What `npm test` leaves out is the folder `tests/full`, and the three that measure or check. */
const suites: Record<string, TestProjectInlineConfiguration[]> = {
  plain,
  full: [...plain, project('full')],
  checks: [project('checks')],
  endurance: [project('endurance', alone)],
  postgres: [project('postgres', alone)],
}

export default defineConfig({ test: { projects: suites[process.env['TEST_SUITE'] ?? 'plain'] ?? plain } })
