import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

/**
 * A stamp says from what a step's result was made. The step is taken again when that has changed, or when the stamp
 * is missing because the step did not end well.
 * @param {string} path from the project's folder
 * @param {string} wanted
 */
export const stamp = (path, wanted) => {
  const file = join(root, path)
  return {
    matches() {
      try {
        return readFileSync(file, 'utf8') === wanted
      } catch {
        return false
      }
    },
    exists: () => existsSync(file),
    remove: () => rmSync(file, { force: true }),
    write() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, wanted)
    },
  }
}

/**
 * The hash of some files and facts.
 * @param {readonly string[]} paths from the project's folder
 * @param {readonly string[]} facts
 */
export function hashOf(paths, facts) {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(`${fact}\0`)
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}
