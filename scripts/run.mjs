/**
 * Runs `npm start`, `npm test` and the other npm commands. It works on any Node from 18 and needs no installed packages: it installs
 * what is missing, reports progress on standard error, and then starts the command.
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
      note('Starting the server. Ctrl+C stops it')
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
    purpose:
      'runs the tests; a word selects the tests with this word in their file or name; takes the options of vitest',
    run: (args) => test('plain', args),
  },
  'test:full': {
    purpose: 'runs every test, including tests/full; --shard=2/4 runs the second quarter',
    run: (args) => test('full', args),
  },
  'test:watch': {
    purpose: 'runs tests again when a file that they use changes; takes the arguments of test',
    run: (args) => test('plain', args, 'watch'),
  },
  'test:endurance': {
    purpose:
      'runs the long tests against the real server process and prints their figures; takes the arguments of vitest',
    async run(args) {
      const site = await prepare({ build: true })
      await ensureTools('endurance')
      return withFigures(site, 'endurance', args)
    },
  },
  'test:postgres': {
    purpose: 'installs and starts PostgreSQL and tests the site on it; takes the arguments of vitest',
    async run(args) {
      const site = await prepare({ build: true })
      if (!(await ensureTools('postgres'))) return 1
      return withFigures(site, 'postgres', args)
    },
  },
  check: {
    purpose:
      'checks types, lint rules, styles, formatting, unused code and settings; a word selects checks by their names',
    run: async (args) => (await prepare()).node(['scripts/check.ts', ...args]),
  },
  format: {
    purpose: 'formats all sources, or only the named files',
    run: async (args) =>
      (await prepare()).node(['node_modules/prettier/bin/prettier.cjs', '--write', ...(args.length ? args : ['.'])]),
  },
  generate: {
    purpose: 'writes the generated files: settings, licences, and lists of pages, words, pictures, mails and commands',
    run: async (args) => (await prepare()).node(['scripts/generate.ts', ...args]),
  },
  new: {
    purpose: 'adds a page, a mail or another part by copying one: npm run new -- home bakery',
    run: async (args) => (await prepare()).node(['scripts/new.ts', ...args]),
  },
  build: {
    purpose: 'builds the site for production; --force rebuilds, --verbose shows the output of Vite',
    run: async (args) => (await prepare()).node([...envFile(), 'scripts/build.ts', ...args]),
  },
  package: {
    purpose: 'builds the site without its demonstration pages and packs it as a tarball for a host without containers',
    async run(args) {
      process.env.DEMO_PAGES ??= 'off'
      return (await prepare({ build: true })).node(['scripts/package.ts', ...args])
    },
  },
  bench: {
    purpose: 'measures the figures of docs/PERFORMANCE.md; the name of a section measures only this section',
    async run(args) {
      const site = await prepare({ build: true })
      await ensureTools('bench')
      const uses = (/** @type {string[]} */ ...sections) =>
        args.length === 0 || sections.some((one) => args.includes(one))
      if (uses('scaling', 'mails', 'visitors')) await ensureTools('postgres')
      if (uses('visitors')) await ensureTools('deploy')
      await ensureChromium(site.runtime.path)
      return site.node(['bench/main.ts', ...args], { NODE_ENV: 'production' })
    },
  },
  lighthouse: {
    purpose: "runs Lighthouse's mobile preset on one page of each kind; an address measures only this page",
    async run(args) {
      const site = await prepare({ build: true })
      await ensurePackages('bench/lighthouse', site.runtime, 'Lighthouse')
      await ensureChromium(site.runtime.path)
      return site.node(['bench/lighthouse.ts', ...args], { NODE_ENV: 'production' })
    },
  },
  staff: {
    purpose: 'runs a staff command: subscribers, messages, mails (staff help)',
    async run(args) {
      const site = await prepare({ build: true })
      return site.node([...settings().staffFlags, ...envFile(), 'dist/server/staff.js', ...args], {
        NODE_ENV: 'production',
      })
    },
  },
  audit: {
    purpose:
      'lists known vulnerabilities of the packages; exit code 0: none, 1: at least one, 2: the registry did not answer',
    run: async () => (await prepare()).node(['scripts/audit.mjs']),
  },
  'generate-migration': {
    purpose: 'writes the SQL migrations for a changed database schema, for SQLite and PostgreSQL',
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
 * Returns the environment variables of the tests.
 * @param {string} suite a key of `suites` in vitest.config.ts
 * @returns {NodeJS.ProcessEnv}
 */
const testEnvironment = (suite) => ({
  NODE_ENV: 'test',
  TEST_SUITE: suite,
  // Otherwise vitest writes colour codes into log files.
  ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
})

/**
 * Runs tests. The last line that it prints has the numbers of passed and failed tests.
 * @param {'plain' | 'full'} suite
 * @param {string[]} args words and options
 * @param {'run' | 'watch'} mode
 * @returns {Promise<number>} the exit code: 0 if at least one test ran, none failed, and a browser was found
 */
async function test(suite, args, mode = 'run') {
  /** @type {{ passed: number, failed: number, skipped: number }} */
  let counts = { passed: 0, failed: 1, skipped: 0 }
  let code = 1
  let hasBrowser = true
  try {
    const site = await prepare({ build: true })
    hasBrowser = await ensureChromium(site.runtime.path)
    if (suite === 'full') for (const use of /** @type {const} */ (['engines', 'deploy'])) await ensureTools(use)
    rmSync(join(root, '.cache/failures'), { recursive: true, force: true })
    note(`Running the tests${hasBrowser ? '' : ' without those that need a browser'}`)
    code = await site.node(
      [...[vitest, mode, '--reporter=default', '--reporter=./scripts/summary-reporter.mjs'], ...selection(args)],
      { ...testEnvironment(suite), ...(!hasBrowser && { TEST_BROWSER: 'none' }) },
      (/** @type {any} */ message) => {
        if (message?.summary) counts = message.summary
      },
    )
  } catch (error) {
    code = reportError(error)
  }
  if (mode === 'watch') return code
  const { passed, failed, skipped } = counts
  if (!hasBrowser) process.stdout.write('The browser tests did not run: there is no Chromium.\n')
  if (code === 0 && (failed > 0 || passed === 0 || !hasBrowser)) code = 1
  process.stdout.write(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`)
  return code
}

/**
 * Returns the arguments for vitest. Words select the files with one of them in the path. If no path has one, they select tests by name.
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
 * Runs a test suite that measures, and prints its figures.
 * @param {Awaited<ReturnType<typeof prepare>>} site
 * @param {string} suite
 * @param {string[]} args
 */
function withFigures(site, suite, args) {
  const reporters = ['--reporter=default', '--reporter=./scripts/endurance-reporter.mjs']
  return site.node([vitest, 'run', ...reporters, ...args], testEnvironment(suite))
}

/** A setup step failed in a child process, which has printed the reason. */
class ReportedFailure extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`Ended with ${code}.`)
    this.code = code
  }
}

/**
 * Installs Node and the packages if they are missing, and builds the site if the command needs a build.
 * @param {{ build?: boolean }} [needs]
 */
async function prepare({ build = false } = {}) {
  const node = await ensureNode()
  await ensureDependencies(node)
  const site = {
    runtime: node,
    /**
     * Runs the site's Node in the foreground and returns its exit code.
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
    const code = await site.node([...envFile(), 'scripts/build.ts', ...(isVerbose ? [] : ['--quiet'])])
    if (code !== 0) throw new ReportedFailure(code)
  }
  return site
}

/**
 * Returns the flags and variables that limit the memory of the server and of the staff command (docs/decisions/0010).
 * @returns {{ serverFlags: string[], serverEnvironment: Record<string, string>, staffFlags: string[] }}
 */
const settings = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config

/** Returns the flag with which Node reads `.env`; none if there is no such file, because Node would warn about it. */
const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

/**
 * Prints an error, unless a child process has printed it. Returns the exit code.
 * @param {unknown} error
 */
function reportError(error) {
  if (error instanceof ReportedFailure) return error.code
  if (error instanceof Stopped) return exitCode({ code: null, signal: error.signal })
  failure(error)
  return 1
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const isVerbose = name === 'start' || name === 'build'
if (!isVerbose) quiet()
forwardSignals()
if (command) process.exitCode = await command.run(args).catch(reportError)
else {
  const width = Math.max(...Object.keys(commands).map((word) => word.length))
  const list = Object.entries(commands).map(([word, { purpose }]) => `  ${word.padEnd(width)}  ${purpose}`)
  process.stderr.write(`Commands of scripts/run.mjs:\n${list.join('\n')}\n`)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
}
