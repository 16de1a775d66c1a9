import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, runQuietly } from './command.mjs'
import { doOnce } from './lock.mjs'
import { step, upToDate } from './report.mjs'
import { hashOf, stamp } from './stamp.mjs'

/** @typedef {{ path: string, version: string }} Runtime the Node that the packages are for */

/**
 * Installs the packages of the project, if they are not up to date.
 * @param {Runtime} node
 */
export async function ensureDependencies(node) {
  const isChanged = await install('.', node, 'the packages')
  if (!isChanged) upToDate('Packages up to date')
}

/**
 * Installs packages that only one command needs, if they are not up to date. They have their own folder and lock file.
 * @param {string} folder path relative to the project folder
 * @param {Runtime} node
 * @param {string} name name of the packages in messages
 */
export async function ensurePackages(folder, node, name) {
  await install(folder, node, name)
}

/**
 * Installs the packages of a folder from its lock file. Skips this if lock file, `.npmrc`, Node's major version and platform are the
 * same as at the last installation.
 * @param {string} folder
 * @param {Runtime} node
 * @param {string} name
 * @returns {Promise<boolean>} whether the packages were not up to date
 */
async function install(folder, node, name) {
  const installed = stamp(
    join(folder, 'node_modules/.stamp'),
    hashOf(
      [join(folder, 'package-lock.json'), join(folder, '.npmrc')],
      [node.version.split('.')[0] ?? '', process.platform, process.arch],
    ),
  )
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return doOnce(installed.matches, async () => {
    if (!installed.exists() && isInstalledByHand(folder)) return installed.write()
    await step({ doing: `Installing ${name}`, done: `${capital} installed` }, async (progress) => {
      installed.remove()
      const packages = packagesOfThisPlatform(folder)
      const count = setInterval(() => {
        const installedCount = packages.filter(([path]) => existsSync(join(root, folder, path, 'package.json'))).length
        if (installedCount > 0) progress(`${installedCount} of ${packages.length} packages`)
      }, 500)
      try {
        await runQuietly(
          `${capital} could not be installed.`,
          'npm',
          ['ci', '--prefix', join(root, folder), '--include=dev', '--include=optional', '--loglevel=error'],
          // With NODE_ENV=production npm would leave out the build tools.
          { env: environment(node.path, { NODE_ENV: undefined }) },
        )
      } finally {
        clearInterval(count)
      }
      installed.write()
    })
  })
}

/** @typedef {{ integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/**
 * Returns the packages of a lock file by folder.
 * @param {string} file path relative to the project folder
 * @returns {Record<string, Locked>}
 */
const readLock = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/**
 * Returns the packages of a folder's lock file that are for this platform.
 * @param {string} folder
 */
const packagesOfThisPlatform = (folder) =>
  Object.entries(readLock(join(folder, 'package-lock.json'))).filter(([path, { os, cpu, libc }]) => {
    return (
      path &&
      (os ?? [process.platform]).includes(process.platform) &&
      (cpu ?? [process.arch]).includes(process.arch) &&
      !libc?.includes('musl')
    )
  })

/**
 * Returns whether `npm ci` was run by hand and has installed all packages of the lock file. npm writes its own list of packages at the
 * end of an installation.
 * @param {string} folder
 */
function isInstalledByHand(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(join(root, list))) return false
  const installed = readLock(list)
  return packagesOfThisPlatform(folder).every(
    ([path, { integrity, optional, os, cpu }]) =>
      installed[path]?.integrity === integrity ||
      // Optional packages without a platform may depend on packages for another platform; then npm does not install them.
      (optional && !os && !cpu && !installed[path]),
  )
}
