import { inPath, installPackages } from './debian.mjs'
import { failure, note, StepFailed } from './report.mjs'

/** What the long runs look at the server with, beside Node; each is a Debian package of the same name. */
const tools = ['strace', 'sqlite3', 'faketime']

/** Installs what is missing. Without a tool the checks that need it count as not run. */
export async function ensureEnduranceTools() {
  const missing = tools.filter((tool) => !inPath(tool))
  if (missing.length === 0) return
  const names = missing.join(', ')
  try {
    const tried = await installPackages(missing, {
      doing: `Installing ${names} for the long runs`,
      done: `${names} installed`,
      failed: `${names} could not be installed.`,
    })
    if (tried) return
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
  }
  note(`Checks that need ${names} are not run: install the packages of these names.`)
}
