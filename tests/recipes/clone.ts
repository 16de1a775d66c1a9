import { execFileSync } from 'node:child_process'
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** A copy of the sources in which a recipe of the README is followed. Files are named as in the project. */
export interface Clone {
  folder: string
  read(file: string): string
  /** Writes a file that must not be there yet. */
  create(file: string, text: string): void
  /** Puts lines behind the one line that holds `anchor`. */
  insertAfter(file: string, anchor: string, lines: string): void
  /** Changes a text that stands there once. */
  replace(file: string, old: string, text: string): void
  /** Runs a program of Node's there. @returns what it printed; throws with it where the program fails */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): string
  remove(): void
}

/**
 * Copies what git knows of the working tree, and the packages: a link to them would not do, since the build names their files
 * by where they really lie.
 */
export function cloneSources(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: project, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(project, name))))
    cpSync(join(project, file), join(folder, file))
  const packages = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE }
  cpSync(join(project, 'node_modules'), join(folder, 'node_modules'), packages)

  const at = (file: string) => join(folder, file)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  const split = (file: string, anchor: string): [before: string, after: string] => {
    const parts = read(file).split(anchor)
    if (parts.length !== 2)
      throw new Error(`The recipe is not true any more: ${file} has “${anchor}” ${parts.length - 1} times, not once.`)
    return parts as [string, string]
  }
  return {
    folder,
    read,
    create(file, text) {
      if (existsSync(at(file))) throw new Error(`The recipe is not true any more: ${file} is there already.`)
      write(file, text)
    },
    insertAfter(file, anchor, lines) {
      const [before, after] = split(file, anchor)
      const end = after.indexOf('\n') + 1
      write(file, `${before}${anchor}${after.slice(0, end)}${lines}\n${after.slice(end)}`)
    },
    replace(file, old, text) {
      write(file, split(file, old).join(text))
    },
    run(args, env = {}) {
      const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 2 ** 26 } as const
      try {
        return execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string }
        throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
