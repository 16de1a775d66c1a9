import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { contentPlugin } from './scripts/vite/content.ts'
import { hangLimit, testLimit } from './tests/support/limits.ts'

/** One more than the number of cores, because browser tests also wait. Twice as many workers were not faster. */
const maxWorkers = availableParallelism() + 1

/** Returns the project of one folder of `tests`. */
const project = (name: string, settings: object = {}): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    maxWorkers,
    // Test files of a worker share loaded modules and the browser. Therefore no test may leave them changed.
    isolate: false,
    setupFiles: ['tests/support/restoreWords.ts'],
    testTimeout: testLimit,
    hookTimeout: testLimit,
    expect: { poll: { timeout: hangLimit, interval: 25 } },
    exclude: hasBrowser ? [] : needBrowser,
    ...settings,
  },
})

/** Without a browser `scripts/run.mjs` sets TEST_BROWSER=none. Tests that need a browser are then left out. */
const hasBrowser = process.env['TEST_BROWSER'] !== 'none'
const needBrowser = ['tests/e2e/**', 'tests/full/{development,e2e,engines,pages,recipes}/**']

/** Settings for tests that measure or need the whole machine: the files run one after the other. */
const alone = { fileParallelism: false, testTimeout: 3 * testLimit }

const plain = [
  // The search index needs the content, which a build plugin provides.
  { ...project('unit'), plugins: [contentPlugin()] },
  project('http'),
  project('render'),
  project('process'),
  project('e2e'),
]

/** The projects of each command. `npm test` runs `plain`. */
const suites: Record<string, TestProjectInlineConfiguration[]> = {
  plain,
  full: [...plain, project('full')],
  checks: [project('checks')],
  endurance: [project('endurance', alone)],
  postgres: [project('postgres', alone)],
}

export default defineConfig({ test: { projects: suites[process.env['TEST_SUITE'] ?? 'plain'] ?? plain } })
