/**
 * The launcher behind `npm start`, `npm test` and the other scripts. It runs on any Node from 18 and needs nothing
 * installed: it fetches what is missing, says what it does on standard error, and then hands over.
 *
 *   node scripts/run.mjs COMMAND [arguments]
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './setup/chromium.mjs'
import { environment, exitCode, forwardSignals, root, runInForeground, Stopped } from './setup/command.mjs'
import { ensureDependencies, ensurePackages } from './setup/install.mjs'
import { ensureTools } from './setup/tools.mjs'
import { failure, note, quiet } from './setup/report.mjs'
import { ensureNode } from './setup/runtime.mjs'

/** @typedef {{ purpose: string, run: (args: string[]) => Promise<number> }} Command */

/** @type {Record<string, Command>} */
const commands = {
  start: {
    purpose: 'builds what has changed and serves the site',
    async run(args) {
      const site = await prepare({ build: true })
      note('Starting the server; Ctrl+C stops it')
      return site.node([...settings().serverFlags, ...envFile(), 'dist/server/main.js', ...args], {
        NODE_ENV: 'production',
        ...settings().serverEnvironment,
      })
    },
  },
  dev: {
    purpose: 'serves the site from its sources, with hot reloading',
    async run(args) {
      const site = await prepare()
      const watched = ['server', 'shared', 'db', 'locales'].map((folder) => `--watch-path=${folder}`)
      const flags = [...watched, '--watch-preserve-output', ...envFile()]
      return site.node([...flags, 'server/dev.ts', ...args], { NODE_ENV: 'development' })
    },
  },
  test: {
    purpose: 'runs the tests; a word runs those whose file or name holds it, options are those of vitest',
    run: (args) => test('plain', args),
  },
  'test:full': {
    purpose: 'runs every test, those of tests/full too; --shard=2/4 runs a fixed quarter',
    run: (args) => test('full', args),
  },
  'test:watch': {
    purpose: 'runs the tests again whenever a file that they read changes; arguments are those of test',
    run: (args) => test('plain', args, 'watch'),
  },
  'test:endurance': {
    purpose: 'the long runs against the real server process, with their figures; arguments are those of vitest',
    async run(args) {
      const site = await prepare({ build: true })
      await ensureTools('endurance')
      return withFigures(site, 'endurance', args)
    },
  },
  'test:postgres': {
    purpose: 'the store and three sites on a PostgreSQL that it installs and starts; arguments are those of vitest',
    async run(args) {
      const site = await prepare({ build: true })
      if (!(await ensureTools('postgres'))) return 1
      return withFigures(site, 'postgres', args)
    },
  },
  check: {
    purpose:
      'types, lint rules, styles, formatting, unused code and settings; a word runs the checks whose names hold it',
    run: async (args) => (await prepare()).node(['scripts/check.ts', ...args]),
  },
  format: {
    purpose: 'formats the sources, or only the files that are named',
    run: async (args) =>
      (await prepare()).node(['node_modules/prettier/bin/prettier.cjs', '--write', ...(args.length ? args : ['.'])]),
  },
  generate: {
    purpose: 'writes what is generated: settings, licences, and the lists of what lies in folders',
    run: async (args) => (await prepare()).node(['scripts/generate.ts', ...args]),
  },
  new: {
    purpose: 'copies a page, a mail or another thing under a new name: npm run new -- home bakery',
    run: async (args) => (await prepare()).node(['scripts/new.ts', ...args]),
  },
  build: {
    purpose: 'builds what production serves; --force builds anew, --verbose shows what Vite says',
    run: async (args) => (await prepare()).node([...envFile(), 'scripts/build.ts', ...args]),
  },
  bench: {
    purpose: 'measures the figures of docs/PERFORMANCE.md; the name of a section measures that alone',
    async run(args) {
      const site = await prepare({ build: true })
      await ensureTools('bench')
      if (args.length === 0 || args.includes('scaling') || args.includes('mails')) await ensureTools('postgres')
      await ensureChromium(site.runtime.path)
      return site.node(['bench/main.ts', ...args], { NODE_ENV: 'production' })
    },
  },
  lighthouse: {
    purpose: "Lighthouse's mobile preset over one page of each kind; an address measures that page alone",
    async run(args) {
      const site = await prepare({ build: true })
      await ensurePackages('bench/lighthouse', site.runtime, 'Lighthouse')
      await ensureChromium(site.runtime.path)
      return site.node(['bench/lighthouse.ts', ...args], { NODE_ENV: 'production' })
    },
  },
  staff: {
    purpose: "the staff's commands: subscribers, messages, mails (staff help)",
    async run(args) {
      const site = await prepare({ build: true })
      return site.node([...settings().staffFlags, ...envFile(), 'dist/server/staff.js', ...args], {
        NODE_ENV: 'production',
      })
    },
  },
  audit: {
    purpose: 'asks the registry what is known against the packages; 0 nothing, 1 something, 2 it could not be asked',
    run: async () => (await prepare()).node(['scripts/audit.mjs']),
  },
  'generate-migration': {
    purpose: 'writes the SQL for a changed database schema, for SQLite and for PostgreSQL',
    async run(args) {
      const site = await prepare()
      for (const config of ['drizzle.config.ts', 'drizzle.postgres.config.ts']) {
        const code = await site.node(['node_modules/drizzle-kit/bin.cjs', 'generate', `--config=${config}`, ...args])
        if (code !== 0) return code
      }
      return 0
    },
  },
}

const vitest = 'node_modules/vitest/vitest.mjs'

/**
 * The environment of the tests.
 * @param {string} suite which projects of vitest.config.ts run
 * @returns {NodeJS.ProcessEnv}
 */
const testEnvironment = (suite) => ({
  NODE_ENV: 'test',
  TEST_SUITE: suite,
  // vitest colours its lines in a log file too.
  ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
})

/**
 * Runs tests and prints how many passed and failed as the last line.
 * @param {'plain' | 'full'} suite
 * @param {string[]} args words and options
 * @param {'run' | 'watch'} mode
 * @returns {Promise<number>} the exit code: 0 only where tests ran, none failed, and there was a browser
 */
async function test(suite, args, mode = 'run') {
  /** @type {{ passed: number, failed: number, skipped: number }} */
  let sum = { passed: 0, failed: 1, skipped: 0 }
  let code = 1
  let hasBrowser = true
  try {
    const site = await prepare({ build: true })
    hasBrowser = await ensureChromium(site.runtime.path)
    if (suite === 'full') await ensureTools('engines')
    rmSync(join(root, '.cache/failures'), { recursive: true, force: true })
    note(`Running the tests${hasBrowser ? '' : ' without those that need a browser'}`)
    code = await site.node(
      [...[vitest, mode, '--reporter=default', '--reporter=./scripts/summary-reporter.mjs'], ...selection(args)],
      { ...testEnvironment(suite), ...(!hasBrowser && { TEST_BROWSER: 'none' }) },
      (/** @type {any} */ message) => {
        if (message?.summary) sum = message.summary
      },
    )
  } catch (error) {
    code = ending(error)
  }
  if (mode === 'watch') return code
  const { passed, failed, skipped } = sum
  if (!hasBrowser) process.stdout.write('The browser tests did not run, because there is no Chromium.\n')
  if (code === 0 && (failed > 0 || passed === 0 || !hasBrowser)) code = 1
  process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
  return code
}

/**
 * Returns the arguments for vitest. Words alone select the files whose paths hold them; words that no path holds select the tests
 * whose names do.
 * @param {string[]} args
 */
function selection(args) {
  if (args.length === 0 || args.some((word) => word.startsWith('-'))) return args
  const files = /** @type {string[]} */ (readdirSync(join(root, 'tests'), { recursive: true }))
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.test.ts'))
  return args.some((word) => files.some((file) => file.includes(word))) ? args : ['-t', args.join(' ')]
}

/**
 * Runs a suite that measures, and shows its figures.
 * @param {Awaited<ReturnType<typeof prepare>>} site
 * @param {string} suite
 * @param {string[]} args
 */
function withFigures(site, suite, args) {
  const reporters = ['--reporter=default', '--reporter=./scripts/endurance-reporter.mjs']
  return site.node([vitest, 'run', ...reporters, ...args], testEnvironment(suite))
}

/** A setup step ran in a process of its own, failed, and has said why. */
class ReportedFailure extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`Ended with ${code}.`)
    this.code = code
  }
}

/**
 * Makes ready what a command needs.
 * @param {{ build?: boolean }} [needs]
 */
async function prepare({ build = false } = {}) {
  const node = await ensureNode()
  await ensureDependencies(node)
  const site = {
    runtime: node,
    /**
     * Runs the site's Node in the foreground.
     * @param {string[]} args
     * @param {NodeJS.ProcessEnv} [more]
     * @param {(message: unknown) => void} [onMessage]
     */
    async node(args, more, onMessage) {
      return exitCode(
        await runInForeground(node.path, args, { env: environment(node.path, more), ...(onMessage && { onMessage }) }),
      )
    },
  }
  if (build) {
    const code = await site.node([...envFile(), 'scripts/build.ts', ...(speaks ? [] : ['--quiet'])])
    if (code !== 0) throw new ReportedFailure(code)
  }
  return site
}

/**
 * How the server and the staff's command are kept small (docs/decisions/0010).
 * @returns {{ serverFlags: string[], serverEnvironment: Record<string, string>, staffFlags: string[] }}
 */
const settings = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config

/** Node's own reading of .env, for whatever must agree with the server about it. Node remarks on a file that is absent. */
const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

/**
 * Says why it ended, where nobody has said so yet.
 * @param {unknown} error
 */
function ending(error) {
  if (error instanceof ReportedFailure) return error.code
  if (error instanceof Stopped) return exitCode({ code: null, signal: error.signal })
  failure(error)
  return 1
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const speaks = name === 'start' || name === 'build'
if (!speaks) quiet()
forwardSignals()
if (command) process.exitCode = await command.run(args).catch(ending)
else {
  const width = Math.max(...Object.keys(commands).map((word) => word.length))
  const list = Object.entries(commands).map(([word, { purpose }]) => `  ${word.padEnd(width)}  ${purpose}`)
  process.stderr.write(`Commands of scripts/run.mjs:\n${list.join('\n')}\n`)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
}
