import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './command.mjs'
import { step, StepFailed } from './report.mjs'

/**
 * Returns whether a file is executable.
 * @param {string} path
 */
export const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the path of a command that is in PATH; undefined if there is none.
 * @param {string} command
 */
export const inPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, command))
    .find(runs)

/** Options of apt: progress on standard output, and up to 300 s of waiting for another apt process. */
const aptOptions = ['-o', 'APT::Status-Fd=1', '-o', 'DPkg::Lock::Timeout=300']

/**
 * Installs Debian packages if this user may.
 * @param {readonly string[]} packages
 * @param {{ doing: string, done: string, failed: string }} titles
 * @returns {Promise<boolean>} false if there is no apt, or this user may not use it; nothing has been printed
 * @throws StepFailed when the installation fails
 */
export async function installPackages(packages, { failed, ...titles }) {
  const apt = inPath('apt-get')
  const asRoot = apt && (await rootPrefix())
  if (!apt || !asRoot) return false
  await step(titles, async (progress) => {
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
      const [command = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', apt, ...aptOptions, ...args]
      await runQuietly(failed, command, rest, {
        onLine(line) {
          const [, phase, percent] = /^(dl|pm)status:.*?:([\d.]+):/.exec(line) ?? []
          if (percent) progress(`${phase === 'dl' ? 'downloading' : 'unpacking'} ${Math.round(Number(percent))} %`)
          return percent !== undefined
        },
      })
    }
  })
  return true
}

/** @returns {Promise<string[] | undefined>} the prefix of the command that gives root rights; undefined if this user has none */
async function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const sudo = inPath('sudo')
  if (!sudo) return undefined
  try {
    await runQuietly('', sudo, ['-n', 'true'])
    return [sudo, '-n']
  } catch (error) {
    if (error instanceof StepFailed) return undefined
    throw error
  }
}
