import { defineConfig } from 'vitest/config'

/** Where a project's files lie, and what sets it apart. */
const project = (name: string, settings: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' as const, ...settings },
})

const seconds = 1000

export default defineConfig({
  test: {
    projects: [
      project('checks', { testTimeout: 180 * seconds, maxWorkers: 2 }),
      project('unit'),
      project('http', { testTimeout: 20 * seconds }),
      project('render', { testTimeout: 60 * seconds, hookTimeout: 60 * seconds }),
      // Against the real server process; each story is short.
      project('process', { testTimeout: 90 * seconds }),
      // The long runs of `npm run test:endurance`, one at a time: some measure.
      ...(process.env['ENDURANCE']
        ? [project('endurance', { testTimeout: 1800 * seconds, fileParallelism: false })]
        : []),
      // One browser at a time: the machine that runs this may have two cores. On a busy one a browser may be late once;
      // what needs a second try is named at the end.
      project('e2e', { testTimeout: 60 * seconds, hookTimeout: 120 * seconds, fileParallelism: false, retry: 1 }),
    ],
  },
})
