import { basename } from 'node:path'

/** The cost of a request, in characters of source. A higher cost makes fewer and larger files, with more code that a page does not use. */
const requestCost = 16_500

/** The folder of the page on which most visits begin. */
export const frontPage = '/client/pages/home/'
/** The module that updates the head at every change of page. Modules that it shares with pages are in the file `site`. */
const headModule = '/client/pages/head.ts'

/** The folders of the shop and of the gallery. Their pages load the most pictures, so a further request costs them most. */
const pagesOfPictures = ['/client/pages/shop/', '/client/pages/gallery/']

/**
 * Returns the weight of a page. A page of the party counts as three of the demonstration, the order as four, a page of the shop and the
 * gallery as eight, the front page as eighteen.
 */
function weightOf(page: string): number {
  if (page.includes(frontPage)) return 18
  if (pagesOfPictures.some((folder) => page.includes(folder))) return 8
  if (page.includes('/client/pages/order/')) return 4
  return page.includes('/client/demo/') ? 1 : 3
}
const weigh = (pages: Iterable<string>): number => [...pages].reduce((sum, page) => sum + weightOf(page), 0)

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

const joined = (files: readonly ScriptFile[]): ScriptFile => ({
  modules: files.flatMap((file) => file.modules),
  pages: new Set(files.flatMap((file) => [...file.pages])),
  size: files.reduce((sum, { size }) => sum + size, 0),
})

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
 * Returns the visits that load each module: one of `visits` (the modules of a page, its header and its footer), or a module that is
 * imported dynamically.
 */
function visitsOfModules(
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
  visits: readonly (readonly string[])[],
): Map<string, Set<string>> {
  const visitsOf = new Map<string, Set<string>>()
  for (const visit of visits)
    for (const page of visit) visitsOf.set(page, (visitsOf.get(page) ?? new Set()).add(visit.join(' ')))
  return new Map(
    [...pagesOf].map(([id, pages]) => [id, new Set([...pages].flatMap((page) => [...(visitsOf.get(page) ?? [page])]))]),
  )
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
  /** Returns the number of unused characters that the pages of a file load when another file is added to it. */
  const inVain = (file: ScriptFile, added: ScriptFile): number => {
    const loaded = [added, ...importedBy(added)].filter((one) => one !== file)
    return loaded.reduce(
      (sum, { size, pages }) => sum + size * weigh([...file.pages].filter((page) => !pages.has(page))),
      0,
    )
  }
  const pairsOf = (one: ScriptFile, others: readonly ScriptFile[]) =>
    others
      .map((other) => {
        const both = weigh([...one.pages].filter((page) => other.pages.has(page)))
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
    const union = joined(old)
    enter(union)
    pairs = pairs.filter(({ one, other }) => !old.includes(one) && !old.includes(other))
    pairs.push(...pairsOf(union, [...files]))
    files.add(union)
  }
}

/**
 * Moves each group of modules to the file with the lowest total cost of all pages: their requests and the characters that they load.
 * `uniteFiles` only merges files, so it can leave a small group in a file whose other modules most pages do not use.
 * @returns the total cost
 */
function moveGroups(modules: Modules, groups: readonly ScriptFile[], files: Set<ScriptFile>): number {
  const groupOf = new Map(groups.flatMap((group, at) => group.modules.map((id) => [id, at] as const)))
  const importsOf = groups.map((group) => {
    const imported = group.modules.flatMap((id) => modules.get(id)?.imports ?? [])
    return [...new Set(imported.flatMap((id) => groupOf.get(id) ?? []))]
  })
  const pages = [...new Set(groups.flatMap((group) => [...group.pages]))].map((page) => ({
    weight: weightOf(page),
    groups: [...groups.keys()].filter((at) => groups[at]!.pages.has(page)),
  }))
  const all = [...files]
  const fileOf = groups.map(({ modules: [id] }) => all.findIndex((file) => file.modules.includes(id!)))

  /** Returns the files that each file loads, itself among them; undefined where files import each other. */
  const loadedWith = (imports: readonly ReadonlySet<number>[]): readonly ReadonlySet<number>[] | undefined => {
    const loaded: Set<number>[] = []
    const path = new Set<number>()
    const load = (file: number): Set<number> | undefined => {
      if (loaded[file] || path.has(file)) return loaded[file]
      path.add(file)
      const own = new Set([file])
      for (const imported of imports[file]!) {
        const further = load(imported)
        if (!further) return undefined
        for (const one of further) own.add(one)
      }
      path.delete(file)
      return (loaded[file] = own)
    }
    return imports.every((_, file) => load(file)) ? loaded : undefined
  }
  const cost = (): number => {
    const imports = all.map(() => new Set<number>())
    const sizes = all.map(() => 0)
    groups.forEach(({ size }, at) => {
      const file = fileOf[at]!
      sizes[file]! += size
      for (const imported of importsOf[at]!) if (fileOf[imported] !== file) imports[file]!.add(fileOf[imported]!)
    })
    const loaded = loadedWith(imports)
    if (!loaded) return Infinity
    return pages.reduce((sum, page) => {
      const needed = new Set(page.groups.flatMap((at) => [...loaded[fileOf[at]!]!]))
      return sum + page.weight * [...needed].reduce((of, file) => of + requestCost + sizes[file]!, 0)
    }, 0)
  }

  let least = cost()
  groups.forEach((group, at) => {
    let best = fileOf[at]!
    all.forEach((file, number) => {
      if (![...group.pages].some((page) => file.pages.has(page))) return
      fileOf[at] = number
      const moved = cost()
      if (moved < least) [least, best] = [moved, number]
    })
    fileOf[at] = best
  })
  files.clear()
  for (const some of Map.groupBy(groups, (group) => fileOf[groups.indexOf(group)]).values()) files.add(joined(some))
  return least
}

/**
 * Returns the file name of each shared module:
 * - `vendor` has the packages of the entry.
 * - `site` has the modules of every page and of the head. Modules of the front page join it if they cost the other pages
 *   less than a request and bring no style sheet.
 * - `front` has the other modules that the front page shares.
 * - The remaining modules that the same pages load are one group. Groups are merged into files as long as that saves something.
 * @param visits modules that are imported dynamically and loaded together: a page with its header and its footer
 */
export function shareModules(
  modules: Modules,
  entry: string,
  visits: readonly (readonly string[])[] = [],
): Map<string, string> {
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0
  const pagesOf = pagesOfModules(modules, entry)
  const pages = new Set([...pagesOf.values()].flatMap((of) => [...of]))
  const vendor = new Set([...pagesOf].flatMap(([id, of]) => (of.has(entry) && isPackage(id) ? [id] : [])))
  // The loop also visits the modules that it adds.
  for (const id of vendor) for (const imported of modules.get(id)?.imports ?? []) vendor.add(imported)

  const shared = [...pagesOf].filter(
    ([id, of]) => id === entry || of.has(entry) || (of.size > 1 && !pages.has(id) && !isStyleAlone(id)),
  )
  const loadedBy = visitsOfModules(pagesOf, visits)
  const own = shared.filter(([id]) => !vendor.has(id))
  const isOfSite = (of: ReadonlySet<string>) => of.has(entry) || [...of].some((page) => page.endsWith(headModule))
  const alike = Map.groupBy(own, ([id, of]) => (isOfSite(of) ? 'site' : [...loadedBy.get(id)!].sort().join()))
  const site = alike.get('site')?.map(([id]) => id) ?? []
  alike.delete('site')

  const groups: ScriptFile[] = []
  const front: string[] = []
  for (const some of alike.values()) {
    const group = joined(some.map(([id]) => ({ modules: [id], pages: loadedBy.get(id)!, size: sizeOf(id) })))
    const isOfFrontPage = some.some(([, of]) => [...of].some((page) => page.includes(frontPage)))
    const others = visits.map((visit) => visit.join(' ')).filter((visit) => !group.pages.has(visit))
    // In `site`, its style sheets would be in the documents of all pages.
    const hasStyles = group.modules.some((id) => modules.get(id)?.imports.some(isStyleAlone))
    const isCheapForOthers = !hasStyles && group.size * weigh(others) <= requestCost * weigh(group.pages)
    if (!isOfFrontPage) groups.push(group)
    else (isCheapForOthers ? site : front).push(...group.modules)
  }
  const files = new Set(groups)
  for (let least = Infinity; ;) {
    uniteFiles(modules, files)
    const cost = moveGroups(modules, groups, files)
    if (cost >= least) break
    least = cost
  }

  const names = new Map<string, string>([
    ...[...vendor].map((id) => [id, 'vendor'] as const),
    ...site.map((id) => [id, 'site'] as const),
    ...front.map((id) => [id, 'front'] as const),
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
