import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '#tests/support/build.ts'

/** A copy of the project, in which the recipes are followed. Files are named from its folder. */
export interface Clone {
  folder: string
  has(file: string): boolean
  read(file: string): string
  write(file: string, text: string): void
  /** The names of what lies in a folder. */
  list(folder: string): string[]
  /** Runs a program of Node's there. Rejects with what it said where it fails. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>
  remove(): void
}

/** Copies what git knows of the working tree and what it does not ignore; the packages are the project's own. */
export function cloneProject(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  const at = (file: string) => join(folder, file)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  // The recipes themselves have no words in the language that is added. And what was deleted is on git's list until it is committed.
  const isWanted = (name: string) =>
    !(name.startsWith('tests/full/recipes/') && !name.endsWith('.process.ts')) &&
    lstatSync(join(root, name), { throwIfNoEntry: false })?.isFile()
  for (const file of files.split('\0').filter(isWanted)) cpSync(join(root, file), at(file))
  // Not one link for all: what is made there (checks, migrations, builds) is kept there.
  mkdirSync(at('node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), at(`node_modules/${name}`))
  // The fonts that the build has cut: they are the same there.
  const fonts = 'node_modules/.cache/fonts'
  if (existsSync(join(root, fonts))) cpSync(join(root, fonts), at(fonts), { recursive: true })

  return {
    folder,
    has: (file) => existsSync(at(file)),
    read: (file) => readFileSync(at(file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
    },
    list: (name) => readdirSync(at(name)),
    run: (args, env = {}) =>
      new Promise((resolve, reject) => {
        const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 }
        execFile(process.execPath, args, options, (error, out, err) => {
          if (error) reject(new Error(`node ${args.join(' ')}\n${out}\n${err}`, { cause: error.code }))
          else resolve(out)
        })
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
