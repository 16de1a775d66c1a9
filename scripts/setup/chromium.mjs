import { inPath, installPackages, runs } from './debian.mjs'
import { failure, note, StepFailed } from './report.mjs'

const advice = 'install the package chromium (apt-get install chromium) or name a Chromium in CHROMIUM_PATH'

/**
 * The browser of the measurements: CHROMIUM_PATH, or `chromium` in PATH, or Debian's package where this user may install
 * one.
 * @returns {Promise<string | undefined>} its path; undefined where there is none, which has been said then
 */
export async function ensureChromium() {
  const found = given() ?? inPath('chromium') ?? (await install('chromium', 'Chromium'))
  if (!found) note(`There is no Chromium, so the browser tests will fail: ${advice}.`)
  return found
}

/**
 * The browser of the tests: CHROMIUM_PATH, or Debian's Chromium without a window, which needs three quarters of the time
 * for a page, or, where that cannot be had, Chromium itself.
 * @returns {Promise<string | undefined>} its path; undefined where there is none, which has been said then
 */
export async function ensureTestChromium() {
  const shell = 'chromium-headless-shell'
  return given() ?? inPath(shell) ?? (await install(shell, 'Chromium without a window')) ?? ensureChromium()
}

/** @throws StepFailed where the variable names no program */
function given() {
  const named = process.env.CHROMIUM_PATH
  if (named && !runs(named)) throw new StepFailed(`CHROMIUM_PATH names ${named}, which is no program.`)
  return named || undefined
}

/**
 * @param {string} command of a package of the same name
 * @param {string} name what it is called in sentences
 */
async function install(command, name) {
  try {
    await installPackages([command], {
      doing: `Installing ${name} for the browser tests`,
      done: `${name} installed`,
      failed: `${name} could not be installed.`,
    })
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
  }
  return inPath(command)
}
