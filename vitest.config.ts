import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { contentPlugin } from './scripts/vite/content.ts'

/** Where a project's files lie, and what sets it apart. */
const project = (name: string, settings: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const, maxWorkers, ...settings },
})

const seconds = 1000

/** What a client says whose site is gone, and a site on whose port somebody else is. */
const lostSite = /^(?:fetch failed|socket hang up|read ECONNRESET|connect ECONNREFUSED)|is in use already/

/** Files at a time, of whatever project: much of a test is waiting, for a browser or a clock. */
const maxWorkers = Math.max(2, availableParallelism())

/** What takes minutes: it begins first, or the end of a run is one worker waiting for another. */
const longFiles = ['e2e/visits', 'e2e/development', 'e2e/widths', 'checks/tools', 'render/pages', 'e2e/keyboard'].map(
  (name) => `tests/${name}.test.ts`,
)
for (const file of longFiles)
  if (!existsSync(`${import.meta.dirname}/${file}`)) throw new Error(`vitest.config.ts: there is no ${file}`)

/** Vitest's own order, by projects and by sizes, after the long files. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longFiles.findIndex((file) => moduleId.endsWith(file))
      return at === -1 ? longFiles.length : at
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      project('checks', { testTimeout: 180 * seconds }),
      // The index of the search is made of content, too.
      { ...project('unit', { testTimeout: 30 * seconds }), plugins: [contentPlugin()] },
      project('http', { testTimeout: 20 * seconds }),
      project('render', { testTimeout: 60 * seconds, hookTimeout: 60 * seconds }),
      // Against the real server process; each story is short. Only a site that somebody else stopped is begun again, and that
      // is named at the end: what is expected of a site is expected at the first try.
      project('process', { testTimeout: 90 * seconds, retry: { count: 2, condition: lostSite } }),
      // The long runs of `npm run test:endurance`, one at a time: some measure.
      ...(process.env['ENDURANCE']
        ? [project('endurance', { testTimeout: 1800 * seconds, fileParallelism: false })]
        : []),
      // Against a real PostgreSQL that the tests start: `npm run test:postgres`. Without it PGlite stands in, in `unit`.
      ...(process.env['POSTGRES']
        ? [project('postgres', { testTimeout: 300 * seconds, hookTimeout: 120 * seconds, fileParallelism: false })]
        : []),
      // The recipes of the README, followed in a copy of the project: `npm run test:full` alone, for they build it twice.
      ...(process.env['FULL']
        ? [project('recipes', { testTimeout: 1200 * seconds, hookTimeout: 120 * seconds, fileParallelism: false })]
        : []),
      // On a busy machine a browser may be late once. What files share is a browser and modules that keep nothing (docs/decisions/0035).
      project('e2e', { testTimeout: 60 * seconds, hookTimeout: 120 * seconds, retry: 1, isolate: false }),
    ],
  },
})
