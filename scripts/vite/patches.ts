import type { Plugin } from 'vite'

interface Change {
  from: RegExp
  to: string
}

interface Patch {
  name: string
  /** A part of the paths of the changed files. */
  file: string
  changes: readonly Change[]
}

/** The builds in which a plugin runs: only that of the client, or that of the server too. */
type Where = 'client' | 'both'
const appliesTo =
  (where: Where): NonNullable<Plugin['apply']> =>
  (_, { command, isSsrBuild }) =>
    command === 'build' && (where === 'both' || !isSsrBuild)

/**
 * Returns a Vite plugin that changes files of a package during the build. The build fails if one of the changes does not match, which
 * can happen after an update of the package.
 */
export function patchPlugin({ name, file, changes }: Patch, where: Where): Plugin {
  const done = new Set<Change>()
  return {
    name,
    apply: appliesTo(where),
    buildStart: () => done.clear(),
    transform(code, id) {
      if (!id.includes(file)) return null
      return changes.reduce((text, change) => {
        if (text.search(change.from) < 0) return text
        done.add(change)
        return text.replace(change.from, change.to)
      }, code)
    },
    buildEnd(error) {
      const missed = changes.filter((change) => !done.has(change)).map(({ from }) => String(from))
      if (!error && missed.length > 0)
        this.error(`${name}: ${file} has changed, these patterns do not match any more: ${missed.join(', ')}.`)
    },
  }
}

/**
 * Returns a Vite plugin that replaces packages by modules in the build of the client. The build fails if one of the packages is not
 * imported anywhere.
 * @param replace returns the id of the module; undefined if this importer gets the package itself
 */
export function replacePlugin(
  name: string,
  packages: readonly string[],
  replace: (source: string, importer: string) => string | undefined,
  load?: (id: string) => Promise<string | undefined>,
): Plugin {
  const done = new Set<string>()
  return {
    name,
    apply: appliesTo('client'),
    enforce: 'pre',
    buildStart: () => done.clear(),
    resolveId(source, importer = '') {
      if (!packages.includes(source)) return null
      const id = replace(source, importer)
      if (id !== undefined) done.add(source)
      return id ?? null
    },
    load: async (id) => (await load?.(id)) ?? null,
    buildEnd(error) {
      const missed = packages.filter((source) => !done.has(source))
      if (!error && missed.length > 0)
        this.error(`${name} replaces packages that no module imports: ${missed.join(', ')}.`)
    },
  }
}
