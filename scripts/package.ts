/**
 * Packs the built site for production, for the image and for hosts without containers.
 *
 *   node scripts/package.ts                 writes party-site-VERSION-linux-ARCH.tar.gz: the program, Node and deploy/host
 *   node scripts/package.ts --folder OUT    writes only the program into a folder, for the image
 *
 * `npm run package` builds before, without the demonstration pages.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup/command.mjs'
import { ensureOwnNode } from './setup/runtime.mjs'

/**
 * Copies the program: the build, and better-sqlite3. The build inlines every other package. better-sqlite3 is native, so the server
 * loads its JavaScript and the binary of this platform: 2 MB instead of the 90 MB of `npm ci --omit=dev`.
 */
function copyProgram(to: string): void {
  const sqlite = 'node_modules/better-sqlite3'
  const files = ['package.json', 'LICENSE', 'lib', `prebuilds/linux-${process.arch}.node`]
  for (const path of ['package.json', 'dist', ...files.map((file) => `${sqlite}/${file}`)])
    // Source maps stay out, and so does the stamp, which only the next build reads.
    cpSync(join(root, path), join(to, path), {
      recursive: true,
      dereference: true,
      filter: (source) => !/\.map(\.br|\.gz)?$|\/\.stamp$/.test(source),
    })
  // Opens a database with only these files, so that a missing one fails here and not on the host.
  const check = "new (require('better-sqlite3'))(':memory:').exec('SELECT 1')"
  execFileSync(process.execPath, ['-e', check], { cwd: to })
}

/** Writes the tarball into the current folder and returns its name. */
async function writeTarball(): Promise<string> {
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string }
  const name = `${about.name}-${about.version}-linux-${process.arch}`
  const node = dirname(dirname((await ensureOwnNode()).path))
  const draft = mkdtempSync(join(tmpdir(), 'package-'))
  try {
    const folder = join(draft, name)
    mkdirSync(folder)
    copyProgram(folder)
    cpSync(join(root, 'deploy/host'), folder, { recursive: true, verbatimSymlinks: true })
    for (const file of ['LICENSE', 'THIRD-PARTY.md', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file))
    mkdirSync(join(folder, 'bin'))
    cpSync(join(node, 'bin/node'), join(folder, 'bin/node'))
    cpSync(join(node, 'LICENSE'), join(folder, 'bin/LICENSE'))
    for (const program of ['bin/node', 'install', 'staff']) chmodSync(join(folder, program), 0o755)
    const isOwnedByRoot = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
    execFileSync('tar', [
      '--create',
      '--gzip',
      '--file',
      `${name}.tar.gz`,
      ...isOwnedByRoot,
      '--directory',
      draft,
      name,
    ])
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return `${name}.tar.gz`
}

const { values: options } = parseArgs({ options: { folder: { type: 'string' } } })
if (options.folder) copyProgram(options.folder)
else process.stdout.write(`${await writeTarball()}\n`)
