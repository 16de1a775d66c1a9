import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './command.mjs'
import { failure, note, step, StepFailed } from './report.mjs'

/**
 * The browser of the browser tests: CHROMIUM_PATH, or `chromium` in PATH, or Debian's package where this user may
 * install one.
 */
const advice = 'install the package chromium (apt-get install chromium) or name a Chromium in CHROMIUM_PATH'

/** @param {string} path */
const runs = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} command */
const inPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, command))
    .find(runs)

/** @returns {Promise<string | undefined>} its path; undefined where there is none, which has been said then */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new StepFailed(`CHROMIUM_PATH names ${named}, which is no program.`)
  }
  const found = inPath('chromium')
  if (found) return found
  const apt = inPath('apt-get')
  const asRoot = apt && (await rightToInstall())
  if (!apt || !asRoot) {
    note(`There is no Chromium, so the browser tests will fail: ${advice}.`)
    return undefined
  }
  try {
    await step({ doing: 'Installing Chromium for the browser tests', done: 'Chromium installed' }, async (progress) => {
      for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
        const [command = '', ...rest] = [
          ...asRoot,
          'env',
          'DEBIAN_FRONTEND=noninteractive',
          apt,
          ...aptOptions,
          ...args,
        ]
        await runQuietly('Chromium could not be installed.', command, rest, {
          onLine(line) {
            const [, phase, percent] = /^(dl|pm)status:.*?:([\d.]+):/.exec(line) ?? []
            if (percent) progress(`${phase === 'dl' ? 'downloading' : 'unpacking'} ${Math.round(Number(percent))} %`)
            return percent !== undefined
          },
        })
      }
    })
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
    note(`The browser tests will fail without it: ${advice}.`)
  }
  return inPath('chromium')
}

/** Progress on standard output; another apt that is at work is waited for. */
const aptOptions = ['-o', 'APT::Status-Fd=1', '-o', 'DPkg::Lock::Timeout=300']

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
