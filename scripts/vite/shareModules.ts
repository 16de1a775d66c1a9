import { basename } from 'node:path'

/** The cost of a request, in characters of source. A higher cost makes fewer and larger files, with more code that a page does not use. */
const requestCost = 16_000

/** Returns the weight of a page. A page of the party counts as three of the demonstration. */
const weightOf = (page: string): number => (page.includes('/client/demo/') ? 1 : 3)

/** The folder of the page on which most visits begin. Modules that it shares with other pages are in the file `site`. */
export const frontPage = '/client/pages/home/'
/** The module that updates the head at every change of page. Modules that it shares with pages are also in the file `site`. */
const headModule = '/client/pages/head.ts'

/** Returns whether a module is from a package, or is a virtual module of the bundler or a plugin. */
const isPackage = (id: string): boolean => /^\0|\/node_modules\//.test(id) && !id.endsWith('.css')

/** Returns whether a module is a style sheet without class names. It becomes a CSS file and needs no script. */
const isStyleAlone = (id: string): boolean => id.endsWith('.css') && !id.endsWith('.module.css')

/** A module with its imports. `size` is in characters of source. */
export interface Module {
  imports: readonly string[]
  dynamicImports: readonly string[]
  size: number
}
type Modules = ReadonlyMap<string, Module>

/** A script file with its modules and the pages that load it. */
interface ScriptFile {
  modules: readonly string[]
  pages: ReadonlySet<string>
  size: number
}

/** Returns the pages that load each module. Pages are the entry and all dynamically imported modules. */
export function pagesOfModules(modules: Modules, entry: string): Map<string, Set<string>> {
  const pages = new Set([entry])
  const found = new Map<string, Set<string>>()
  // The loop also visits the pages that it adds.
  for (const page of pages) {
    const rest = [page]
    for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
      const of = found.get(id) ?? new Set()
      if (of.has(page)) continue
      found.set(id, of.add(page))
      const { imports = [], dynamicImports = [] } = modules.get(id) ?? {}
      rest.push(...imports)
      for (const dynamic of dynamicImports) pages.add(dynamic)
    }
  }
  return found
}

/**
 * Merges files as long as that saves something. Merging two files saves a request for each page that loads both. It costs the code that
 * pages then load without using it: the other file and its imports.
 */
function uniteFiles(modules: Modules, files: Set<ScriptFile>): void {
  const fileOf = new Map<string, ScriptFile>()
  const enter = (file: ScriptFile) => file.modules.forEach((id) => fileOf.set(id, file))
  const importedBy = (file: ScriptFile): ReadonlySet<ScriptFile> => {
    const imported = new Set<ScriptFile>()
    for (const id of file.modules.flatMap((one) => modules.get(one)?.imports ?? [])) {
      const one = fileOf.get(id)
      if (one && one !== file) imported.add(one)
    }
    return imported
  }
  /** Returns whether merging two files would create an import cycle through a third file. */
  const isCircular = (one: ScriptFile, other: ScriptFile): boolean => {
    const seen = new Set([one, other])
    // The loop also visits the files that it adds.
    for (const file of seen)
      for (const imported of importedBy(file)) {
        if (file !== one && file !== other && (imported === one || imported === other)) return true
        seen.add(imported)
      }
    return false
  }
  const weigh = (pages: Iterable<string>, isCounted: (page: string) => boolean) =>
    [...pages].filter(isCounted).reduce((sum, page) => sum + weightOf(page), 0)
  /** Returns the number of unused characters that the pages of a file load when another file is added to it. */
  const inVain = (file: ScriptFile, added: ScriptFile): number => {
    const loaded = [added, ...importedBy(added)].filter((one) => one !== file)
    return loaded.reduce((sum, { size, pages }) => sum + size * weigh(file.pages, (page) => !pages.has(page)), 0)
  }
  const pairsOf = (one: ScriptFile, others: readonly ScriptFile[]) =>
    others
      .map((other) => {
        const both = weigh(one.pages, (page) => other.pages.has(page))
        return { one, other, saved: both && both * requestCost - inVain(one, other) - inVain(other, one) }
      })
      .filter(({ saved }) => saved > 0)

  files.forEach(enter)
  let pairs = [...files].flatMap((file, at, all) => pairsOf(file, all.slice(at + 1)))
  for (;;) {
    const best = pairs.sort((a, b) => b.saved - a.saved).find(({ one, other }) => !isCircular(one, other))
    if (!best) return
    const old = [best.one, best.other]
    for (const file of old) files.delete(file)
    const union: ScriptFile = {
      modules: old.flatMap((file) => file.modules),
      pages: new Set(old.flatMap((file) => [...file.pages])),
      size: best.one.size + best.other.size,
    }
    enter(union)
    pairs = pairs.filter(({ one, other }) => !old.includes(one) && !old.includes(other))
    pairs.push(...pairsOf(union, [...files]))
    files.add(union)
  }
}

/**
 * Returns the file name of each shared module. `vendor` has the packages of the entry. `site` has the modules that every page loads, and
 * those that the front page shares with other pages. The remaining modules that the same pages load are in one file. These files are
 * merged as long as that saves something.
 */
export function shareModules(modules: Modules, entry: string): Map<string, string> {
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0
  const pagesOf = pagesOfModules(modules, entry)
  const pages = new Set([...pagesOf.values()].flatMap((of) => [...of]))
  const vendor = new Set([...pagesOf].flatMap(([id, of]) => (of.has(entry) && isPackage(id) ? [id] : [])))
  // The loop also visits the modules that it adds.
  for (const id of vendor) for (const imported of modules.get(id)?.imports ?? []) vendor.add(imported)

  const shared = [...pagesOf].filter(
    ([id, of]) => id === entry || of.has(entry) || (of.size > 1 && !pages.has(id) && !isStyleAlone(id)),
  )
  const isOfSite = (of: ReadonlySet<string>) =>
    of.has(entry) || [...of].some((page) => page.includes(frontPage) || page.endsWith(headModule))
  const alike = Map.groupBy(
    shared.filter(([id]) => !vendor.has(id)),
    ([, of]) => (isOfSite(of) ? 'site' : [...of].sort().join()),
  )
  const site = alike.get('site')?.map(([id]) => id) ?? []
  alike.delete('site')
  const files = new Set<ScriptFile>()
  for (const some of alike.values()) {
    const ids = some.map(([id]) => id)
    files.add({ modules: ids, pages: some[0]![1], size: ids.reduce((sum, id) => sum + sizeOf(id), 0) })
  }
  uniteFiles(modules, files)

  const names = new Map<string, string>([
    ...[...vendor].map((id) => [id, 'vendor'] as const),
    ...site.map((id) => [id, 'site'] as const),
  ])
  const taken = new Map<string, number>()
  for (const file of files) {
    // The largest module names its file, so that a new file does not rename the others.
    const largest = file.modules.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
    const name = basename(largest).replace(/\W.*$/, '')
    const number = (taken.get(name) ?? 0) + 1
    taken.set(name, number)
    for (const id of file.modules) names.set(id, number === 1 ? name : `${name}.${number}`)
  }
  return names
}
