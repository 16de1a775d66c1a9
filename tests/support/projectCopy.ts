import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build.ts'

/** Copies the files of the working tree that git tracks or would track, except those that are not wanted. */
export function copyWorkingTree(folder: string, isWanted: (file: string) => boolean = () => true): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  // git lists a file that was deleted until the deletion is committed.
  const isFile = (file: string) => lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile()
  for (const file of files.split('\0').filter((name) => name && isWanted(name) && isFile(name)))
    cpSync(join(root, file), join(folder, file))
}

/** Links the installed packages into a copy, and copies the fonts that the build has cut. */
export function linkPackages(folder: string): void {
  // Not one link for all: what is made there (checks, migrations, builds) is kept there.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const fonts = 'node_modules/.cache/fonts'
  if (existsSync(join(root, fonts))) cpSync(join(root, fonts), join(folder, fonts), { recursive: true })
}
