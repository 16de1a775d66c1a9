import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, runQuietly } from './command.mjs'
import { doOnce } from './lock.mjs'
import { step, upToDate } from './report.mjs'
import { hashOf, stamp } from './stamp.mjs'

/**
 * The dependencies, from the lock file. They are installed again when the lock file, npm's settings or the major
 * version of Node has changed.
 * @param {{ path: string, version: string }} node
 */
export async function ensureDependencies(node) {
  const installed = stamp(
    'node_modules/.stamp',
    hashOf(['package-lock.json', '.npmrc'], [node.version.split('.')[0] ?? '', process.platform, process.arch]),
  )
  const worked = await doOnce(installed.matches, () =>
    step({ doing: 'Installing the dependencies', done: 'Dependencies installed' }, async (progress) => {
      installed.remove()
      const packages = packagesOfThisPlatform()
      const count = setInterval(() => {
        const there = packages.filter((path) => existsSync(join(root, path, 'package.json'))).length
        if (there > 0) progress(`${there} of ${packages.length} packages`)
      }, 500)
      try {
        await runQuietly(
          'The dependencies could not be installed.',
          'npm',
          ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
          // NODE_ENV=production in the caller's environment must not leave the build tools out.
          { env: environment(node.path, { NODE_ENV: undefined }) },
        )
      } finally {
        clearInterval(count)
      }
      installed.write()
    }),
  )
  if (!worked) upToDate('Dependencies up to date')
}

/** The folders that the lock file fills on this platform; what progress is counted by. */
function packagesOfThisPlatform() {
  /** @type {Record<string, { os?: string[], cpu?: string[], libc?: string[] }>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
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
