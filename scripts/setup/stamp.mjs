import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

/**
 * Returns the methods of a stamp file, which has the hash of a step's inputs. The step is repeated when the hash has changed, or when
 * the file is missing because the step failed.
 * @param {string} path path relative to the project folder
 * @param {string} expected hash of the current inputs
 */
export const stamp = (path, expected) => {
  const file = join(root, path)
  return {
    matches() {
      try {
        return readFileSync(file, 'utf8') === expected
      } catch {
        return false
      }
    },
    exists: () => existsSync(file),
    remove: () => rmSync(file, { force: true }),
    write() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, expected)
    },
  }
}

/**
 * Returns the SHA-256 hash of files and of other inputs.
 * @param {readonly string[]} paths paths relative to the project folder
 * @param {readonly string[]} facts other inputs, for example versions
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
