/**
 * Builds the site for production into `dist/`: the client's files with compressed copies, the server, and the migrations. Skips the
 * build if no source has changed since the last one.
 *
 *   node --env-file=.env scripts/build.ts [--force] [--verbose] [--quiet]
 *
 * Needs the site's own Node and installed packages; `npm run build` provides both.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileListName, listFiles } from '#server/http/fileList.ts'
import { environment, exitCode, forwardSignals, root, runQuietly, Stopped } from './setup/command.mjs'
import { doOnce } from './setup/lock.mjs'
import { failure, quiet, step, StepFailed, upToDate } from './setup/report.mjs'
import { hashOf, stamp } from './setup/stamp.mjs'
import { precompress } from './precompress.ts'
import { hasDemo } from './vite/demo.ts'

/** The files and folders that a build depends on. */
const sources = [
  'client',
  'shared',
  'locales',
  'server',
  'db',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
]

/** Returns the paths of all source files, relative to the project folder, in a fixed order. */
function sourceFiles(): string[] {
  const files: string[] = []
  const visit = (path: string) => {
    if (!statSync(join(root, path)).isDirectory()) {
      files.push(path)
      return
    }
    for (const name of readdirSync(join(root, path)).sort()) if (name !== 'node_modules') visit(`${path}/${name}`)
  }
  for (const source of sources) if (existsSync(join(root, source))) visit(source)
  return files
}

/** The files without which a build is incomplete. */
const entries = ['dist/server/main.js', 'dist/server/staff.js']

/** Returns the settings that are compiled into the build. A changed value requires a new build. */
const settings = () => [
  `API_BASE=${process.env['API_BASE'] ?? ''}`,
  `demonstration pages: ${hasDemo}`,
  `COMMIT=${process.env['COMMIT'] ?? ''}`,
]

/** Node's flags for the server. Compiled code is only valid for these. */
const { serverFlags } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { config: { serverFlags: string[] } }
).config

const { values: options } = parseArgs({
  options: { force: { type: 'boolean' }, verbose: { type: 'boolean' }, quiet: { type: 'boolean' } },
})

async function build(): Promise<void> {
  const built = stamp('dist/.stamp', hashOf(sourceFiles(), settings()))
  const isBuilt = () => built.matches() && entries.every((entry) => existsSync(join(root, entry)))
  const worked = await doOnce(
    () => isBuilt() && !options.force,
    async () => {
      // The stamp is deleted first and written last, so that an incomplete build is never served.
      rmSync(join(root, 'dist'), { recursive: true, force: true })
      await step({ doing: 'Building the pages', done: 'Pages built' }, (progress) => vite([], progress))
      await step({ doing: 'Building the server', done: 'Server built' }, (progress) => vite(['--ssr'], progress))
      const missing = entries.filter((entry) => !existsSync(join(root, entry)))
      if (missing.length > 0) throw new StepFailed(`The build did not write ${missing.join(' and ')}.`)
      await step({ doing: 'Compressing the files', done: 'Files compressed' }, (progress) =>
        precompress(join(root, 'dist/client/static'), (done, all) => progress(`${done} of ${all}`)),
      )
      writeFileSync(join(root, 'dist', fileListName), JSON.stringify(listFiles(join(root, 'dist/client'))))
      // The snapshots of drizzle-kit are needed to write migrations, not to apply them.
      cpSync(join(root, 'db/migrations'), join(root, 'dist/migrations'), {
        recursive: true,
        filter: (path) => !path.endsWith('_snapshot.json'),
      })
      await step({ doing: 'Compiling the server', done: 'Server compiled' }, () =>
        runQuietly(
          'The built server could not be started.',
          process.execPath,
          [...serverFlags, 'dist/server/warm.js'],
          {
            env: environment(process.execPath, {}),
          },
        ),
      )
      built.write()
    },
  )
  if (!worked) upToDate('Build up to date')
}

const vite = (args: string[], progress: (text: string) => void): Promise<void> =>
  runQuietly('The site could not be built.', process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...args], {
    env: environment(process.execPath, { NODE_ENV: 'production' }),
    onLine(line) {
      if (options.verbose) process.stderr.write(`${line}\n`)
      else progress(line.trim())
    },
  })

if (options.quiet) quiet()
forwardSignals()
try {
  await build()
} catch (error) {
  if (error instanceof Stopped) process.exitCode = exitCode({ code: null, signal: error.signal })
  else {
    failure(error)
    process.exitCode = 1
  }
}
