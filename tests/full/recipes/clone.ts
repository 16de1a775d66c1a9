import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyWorkingTree, linkPackages } from '#tests/support/projectCopy.ts'

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
  // The recipes themselves have no words in the language that is added.
  copyWorkingTree(folder, (name) => !name.startsWith('tests/full/recipes/') || name.endsWith('.process.ts'))
  linkPackages(folder)

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
