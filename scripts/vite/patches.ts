import type { Plugin } from 'vite'

interface Change {
  from: RegExp
  to: string
}

interface Patch {
  name: string
  /** A part of the path of the files that are changed. */
  file: string
  changes: readonly Change[]
}

/** The builds that a plugin is for: that of the client alone, or that of the server, too. */
type Where = 'client' | 'both'
const appliesTo =
  (where: Where): NonNullable<Plugin['apply']> =>
  (_, { command, isSsrBuild }) =>
    command === 'build' && (where === 'both' || !isSsrBuild)

/** Changes files of a dependency in the build. Fails the build where one of the changes finds nothing, as after an update. */
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
        this.error(`${name} found nothing to change: ${file} is no longer as it was (${missed.join(', ')}).`)
    },
  }
}

/**
 * Puts modules in the place of packages in the build of the client. Fails the build where one of the packages is never asked for.
 * @param replace the module's name; undefined where a certain importer has the package itself
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
      if (!error && missed.length > 0) this.error(`${name} replaces what nobody imports: ${missed.join(', ')}.`)
    },
  }
}
