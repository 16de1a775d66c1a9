import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, runQuietly } from './command.mjs'
import { doOnce } from './lock.mjs'
import { step, upToDate } from './report.mjs'
import { hashOf, stamp } from './stamp.mjs'

/** @typedef {{ path: string, version: string }} Runtime the Node that the packages are for */

/** @param {Runtime} node */
export async function ensureDependencies(node) {
  const worked = await install('.', node, 'the dependencies')
  if (!worked) upToDate('Dependencies up to date')
}

/**
 * Packages that only one command needs: they lie in a folder of their own, with a lock file of their own.
 * @param {string} folder from the project's folder
 * @param {Runtime} node
 * @param {string} name
 */
export async function ensurePackages(folder, node, name) {
  await install(folder, node, name)
}

/**
 * Installs a folder's packages from its lock file. They are installed again when the lock file, npm's settings or the major
 * version of Node has changed.
 * @param {string} folder
 * @param {Runtime} node
 * @param {string} name
 * @returns {Promise<boolean>} whether anything was to do
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
        const there = packages.filter(([path]) => existsSync(join(root, folder, path, 'package.json'))).length
        if (there > 0) progress(`${there} of ${packages.length} packages`)
      }, 500)
      try {
        await runQuietly(
          `${capital} could not be installed.`,
          'npm',
          ['ci', '--prefix', join(root, folder), '--include=dev', '--include=optional', '--loglevel=error'],
          // NODE_ENV=production in the caller's environment must not leave the build tools out.
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
 * Returns the packages of a lock file, by their folders.
 * @param {string} file from the project's folder
 * @returns {Record<string, Locked>}
 */
const readLock = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/**
 * Returns the packages that a lock file installs on this platform.
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
 * Returns whether `npm ci`, run by hand, has installed all that the lock file names. npm writes its own list once everything is
 * there.
 * @param {string} folder
 */
function isInstalledByHand(folder) {
  const list = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(join(root, list))) return false
  const there = readLock(list)
  return packagesOfThisPlatform(folder).every(
    ([path, { integrity, optional, os, cpu }]) =>
      there[path]?.integrity === integrity ||
      // An optional package that names no platform is needed by one that is of another.
      (optional && !os && !cpu && !there[path]),
  )
}
