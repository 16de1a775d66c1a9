import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runQuietly } from './command.mjs'
import { inPath, installPackages, runs } from './debian.mjs'
import { failure, note, step, StepFailed } from './report.mjs'

/** Without windows it draws the same and is driven a quarter quicker (docs/decisions/0038); older Debians have it not. */
const commands = ['chromium-headless-shell', 'chromium']

/** Returns the path of the Chromium that CHROMIUM_PATH names or that the system has; undefined where there is neither. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? commands.map(inPath).find((path) => path !== undefined)

/**
 * Makes sure that there is a browser for the browser tests. Where there is none it installs Debian's package, if this user may
 * install packages, or else downloads Playwright's own Chromium, which Playwright finds by itself.
 * @param {string} node path of the Node that runs Playwright's program
 * @returns {Promise<boolean>} false where no browser is to be had, which has been said then
 * @throws StepFailed where CHROMIUM_PATH names no program
 */
export async function ensureChromium(node) {
  const found = findChromium()
  if (found && !runs(found)) throw new StepFailed(`CHROMIUM_PATH names ${found}, which is no program.`)
  if (found) return true
  for (const name of commands) {
    await attempt(() => installPackage(name))
    if (findChromium()) return true
  }
  if (await attempt(() => downloadChromium(node))) return true
  note(`There is no Chromium: install the package ${commands.join(' or ')}, or name a Chromium in CHROMIUM_PATH.`)
  return false
}

/**
 * Returns whether a step succeeded; says why it failed.
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

/** @param {string} name of a Debian package */
const installPackage = (name) =>
  installPackages([name], {
    doing: 'Installing Chromium for the browser tests',
    done: 'Chromium installed',
    failed: `The package ${name} could not be installed.`,
  })

/**
 * Playwright downloads what is missing, and nothing where its Chromium is there already.
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
