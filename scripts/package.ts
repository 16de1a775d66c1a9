/**
 * Packs the built site for production, for the image and for hosts without containers.
 *
 *   node scripts/package.ts                 writes party-site-VERSION-linux-ARCH.tar.gz: the program, Node and deploy/host
 *   node scripts/package.ts --folder OUT    writes only the program into a folder, for the image
 *
 * `npm run package` builds before, without the demonstration pages.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup/command.mjs'
import { ensureOwnNode } from './setup/runtime.mjs'

/**
 * Copies the program: the build, better-sqlite3 and sharp. The build inlines every other package. These two are native: of better-sqlite3
 * the JavaScript and the binary of this platform (2 MB), of sharp its own packages for this platform (20 MB), which the staff command loads
 * alone.
 */
function copyProgram(to: string): void {
  const sqlite = 'node_modules/better-sqlite3'
  const files = ['package.json', 'LICENSE', 'lib', `prebuilds/linux-${process.arch}.node`]
  const pictures = packagesOf('sharp').map((name) => `node_modules/${name}`)
  for (const path of ['package.json', 'dist', ...files.map((file) => `${sqlite}/${file}`), ...pictures])
    // Source maps stay out, and so does the stamp, which only the next build reads.
    cpSync(join(root, path), join(to, path), {
      recursive: true,
      dereference: true,
      filter: (source) => !/\.map(\.br|\.gz)?$|\/\.stamp$/.test(source),
    })
  // Opens a database with only these files, so that a missing one fails here and not on the host.
  const checks = [
    "new (require('better-sqlite3'))(':memory:').exec('SELECT 1')",
    "require('sharp')({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).avif().toBuffer()",
  ]
  for (const check of checks) execFileSync(process.execPath, ['-e', check], { cwd: to })
}

/** Returns a package and those that it needs, as far as they are installed: npm installs the binaries of this platform alone. */
function packagesOf(name: string, found = new Set<string>()): string[] {
  const file = join(root, 'node_modules', name, 'package.json')
  if (found.has(name) || !existsSync(file)) return [...found]
  found.add(name)
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) packagesOf(needed, found)
  return [...found]
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
