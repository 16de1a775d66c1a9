import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runQuietly } from './command.mjs'
import { inPath, installPackages, runs } from './debian.mjs'
import { failure, note, step, StepFailed } from './report.mjs'

/** The headless shell renders the same and runs tests a quarter faster (docs/decisions/0038). Older Debian releases do not have it. */
const commands = ['chromium-headless-shell', 'chromium']

/** Returns the path of Chromium: CHROMIUM_PATH or an installed program; undefined if there is neither. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? commands.map(inPath).find((path) => path !== undefined)

/**
 * Installs a browser for the browser tests if there is none: Debian's package, or else Playwright's own Chromium.
 * @param {string} node path of the Node that runs Playwright's program
 * @returns {Promise<boolean>} false if no browser could be installed; the reason has been printed
 * @throws StepFailed when CHROMIUM_PATH is no executable file
 */
export async function ensureChromium(node) {
  const found = findChromium()
  if (found && !runs(found)) throw new StepFailed(`CHROMIUM_PATH is ${found}, which is no executable file.`)
  if (found) return true
  for (const name of commands) {
    await attempt(() => installPackage(name))
    if (findChromium()) return true
  }
  if (await attempt(() => downloadChromium(node))) return true
  note(`Chromium is missing. Install the package ${commands.join(' or ')}, or set CHROMIUM_PATH.`)
  return false
}

/**
 * Runs a step and returns whether it succeeded. Prints the reason of a failure.
 * @param {() => Promise<unknown>} work
 */
async function attempt(work) {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
    return false
  }
}

/** @param {string} name name of a Debian package */
const installPackage = (name) =>
  installPackages([name], {
    doing: 'Installing Chromium for the browser tests',
    done: 'Chromium installed',
    failed: `The package ${name} could not be installed.`,
  })

/**
 * Downloads Playwright's Chromium, unless it is there already.
 * @param {string} node
 */
async function downloadChromium(node) {
  const program = join(root, 'node_modules/playwright/cli.js')
  if (!existsSync(program)) throw new StepFailed('Playwright is not installed.')
  await step({ doing: 'Looking for Playwright’s Chromium', done: 'Playwright’s Chromium is there' }, () =>
    runQuietly('Playwright’s Chromium could not be downloaded.', node, [
      program,
      'install',
      '--only-shell',
      'chromium',
    ]),
  )
}
