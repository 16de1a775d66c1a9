import { inPath, installPackages, runs } from './debian.mjs'
import { failure, note, StepFailed } from './report.mjs'

/**
 * The browser of the browser tests: CHROMIUM_PATH, or `chromium` in PATH, or Debian's package where this user may
 * install one.
 */
const advice = 'install the package chromium (apt-get install chromium) or name a Chromium in CHROMIUM_PATH'

/** @returns {Promise<string | undefined>} its path; undefined where there is none, which has been said then */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new StepFailed(`CHROMIUM_PATH names ${named}, which is no program.`)
  }
  const found = inPath('chromium')
  if (found) return found
  try {
    const tried = await installPackages(['chromium'], {
      doing: 'Installing Chromium for the browser tests',
      done: 'Chromium installed',
      failed: 'Chromium could not be installed.',
    })
    if (!tried) note(`There is no Chromium, so the browser tests will fail: ${advice}.`)
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
    note(`The browser tests will fail without it: ${advice}.`)
  }
  return inPath('chromium')
}
