import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder with all that are missing above it; one that is there stays as it is. Node's own recursive `mkdirSync` never returns
 * where the file system takes no folders, such as below `/proc`.
 * @throws the error of the system
 */
export function makeFolder(path: string, { mode }: { mode?: number } = {}): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (!existsSync(parent)) makeFolder(parent, { ...(mode !== undefined && { mode }) })
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process was faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
