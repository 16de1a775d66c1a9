import { readFileSync } from 'node:fs'

interface LockedPackage {
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, LockedPackage | undefined> & {
    '': { dependencies: Record<string, string>; devDependencies: Record<string, string> }
  }
}

/** Returns the lock file's path of a package that the package at `from` imports, by Node's resolution algorithm. */
function resolveIn(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (lock.packages[path]) return path
    if (!folder) return undefined
  }
}

/** Returns the paths of all packages in the built site: the dependencies, their own dependencies, and the icon packages. */
function shippedPackages(lock: Lock): string[] {
  const { dependencies, devDependencies } = lock.packages['']
  const icons = Object.keys(devDependencies).filter((name) => name.startsWith('@iconify-json/'))
  const waiting = [...Object.keys(dependencies), ...icons].map((name) => ({ name, from: '' }))
  const paths = new Set<string>()
  for (const { name, from } of waiting) {
    const path = resolveIn(lock, from, name)
    if (!path || paths.has(path)) continue
    paths.add(path)
    const { dependencies: needed, optionalDependencies: optional } = lock.packages[path] ?? {}
    for (const next of Object.keys({ ...needed, ...optional })) waiting.push({ name: next, from: path })
  }
  return [...paths]
}

/**
 * Returns THIRD-PARTY.md: name, version and licence (SPDX identifier) of every package in the built site.
 * @throws Error when the lock file has no licence for a package
 */
export function thirdPartyDocument(): string {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock
  const rows = shippedPackages(lock).map((path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version, license } = lock.packages[path] ?? {}
    if (!license) throw new Error(`package-lock.json names no licence for ${name}.`)
    return { name, text: `| ${name} | ${version} | ${license} |` }
  })
  const kinds = [
    ['Fonts', (name: string) => name.startsWith('@fontsource')],
    ['Icons', (name: string) => name.startsWith('@iconify-json/')],
    ['Libraries', (name: string) => !name.startsWith('@fontsource') && !name.startsWith('@iconify-json/')],
  ] as const
  const tables = kinds.map(([title, isOfKind]) => {
    const lines = new Set(rows.filter(({ name }) => isOfKind(name)).map(({ text }) => text))
    return [`## ${title}`, '', '| package | version | licence |', '| --- | --- | --- |', ...[...lines].sort(), ''].join(
      '\n',
    )
  })
  const intro = `# Third-party licences

Packages in the built site or loaded by its server, with their SPDX licences. The full texts are in the packages, for icons also in \`scripts/icons/licences\`.
`
  return `${intro}\n${tables.join('\n')}`
}
