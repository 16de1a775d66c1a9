import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build.ts'

/** Copies the files of the working tree that git does not ignore and that the filter accepts. */
export function copyWorkingTree(folder: string, isWanted: (file: string) => boolean = () => true): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  // git lists deleted files until the deletion is committed.
  const isFile = (file: string) => {
    const found = lstatSync(join(root, file), { throwIfNoEntry: false })
    return found?.isFile() || found?.isSymbolicLink()
  }
  for (const file of files.split('\0').filter((name) => name && isWanted(name) && isFile(name)))
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true })
}

/** Links the installed packages into a copy of the project, and copies the generated fonts. */
export function linkPackages(folder: string): void {
  // One link for each package, so that caches in `node_modules` are separate.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const fonts = 'node_modules/.cache/fonts'
  if (existsSync(join(root, fonts))) cpSync(join(root, fonts), join(folder, fonts), { recursive: true })
}
