import { inPath, installPackages, runs } from './debian.mjs'
import { failure, note, StepFailed } from './report.mjs'

/** Without windows it draws the same and is driven a quarter quicker (docs/decisions/0035); older Debians have it not. */
const commands = ['chromium-headless-shell', 'chromium']

const advice = `install the package ${commands.join(' or ')}, or name a Chromium in CHROMIUM_PATH`

/**
 * The browser of the browser tests: CHROMIUM_PATH, or Debian's headless shell, which is installed where this user may install it,
 * or Debian's `chromium`.
 * @returns {Promise<string | undefined>} its path; undefined where there is none, which has been said then
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new StepFailed(`CHROMIUM_PATH names ${named}, which is no program.`)
  }
  for (const command of commands) {
    const found = inPath(command) ?? (await install(command))
    if (found) return found
  }
  note(`There is no Chromium, so the browser tests will fail: ${advice}.`)
  return undefined
}

/**
 * @param {string} name of a package and of its command
 * @returns {Promise<string | undefined>} its path; undefined where it could not be installed, which has been said then
 */
async function install(name) {
  try {
    await installPackages([name], {
      doing: 'Installing Chromium for the browser tests',
      done: 'Chromium installed',
      failed: `The package ${name} could not be installed.`,
    })
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
  }
  return inPath(name)
}
