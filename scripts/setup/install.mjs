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
  return doOnce(installed.matches, () =>
    step({ doing: `Installing ${name}`, done: `${capital} installed` }, async (progress) => {
      installed.remove()
      const packages = packagesOfThisPlatform(folder)
      const count = setInterval(() => {
        const there = packages.filter((path) => existsSync(join(root, folder, path, 'package.json'))).length
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
    }),
  )
}

/**
 * The folders that a lock file fills on this platform; what progress is counted by.
 * @param {string} folder
 */
function packagesOfThisPlatform(folder) {
  /** @type {Record<string, { os?: string[], cpu?: string[], libc?: string[] }>} */
  const packages = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages
  return Object.entries(packages)
    .filter(([path, { os, cpu, libc }]) => {
      return (
        path &&
        (os ?? [process.platform]).includes(process.platform) &&
        (cpu ?? [process.arch]).includes(process.arch) &&
        !libc?.includes('musl')
      )
    })
    .map(([path]) => path)
}
