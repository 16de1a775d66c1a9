import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './command.mjs'
import { step, StepFailed } from './report.mjs'

/** @param {string} path */
export const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} command */
export const inPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, command))
    .find(runs)

/** Progress on standard output; another apt that is at work is waited for. */
const aptOptions = ['-o', 'APT::Status-Fd=1', '-o', 'DPkg::Lock::Timeout=300']

/**
 * Installs Debian's packages where this user may.
 * @param {readonly string[]} packages
 * @param {{ doing: string, done: string, failed: string }} titles
 * @returns {Promise<boolean>} false where there is no apt or no right to use it, which nobody has said yet
 * @throws StepFailed where it was tried and failed
 */
export async function installPackages(packages, { failed, ...titles }) {
  const apt = inPath('apt-get')
  const asRoot = apt && (await rightToInstall())
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

/** @returns {Promise<string[] | undefined>} what to put before the command; undefined where this user may not */
async function rightToInstall() {
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
