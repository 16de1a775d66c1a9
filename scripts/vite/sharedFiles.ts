import { statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../setup/command.mjs'
import { styleFileName } from './shortNames.ts'

/** What a request costs, in characters of source: files become one where pages load less than that in vain. */
const requestCost = 16_000
/** What a character of styles costs: a document contains the rules that its page needs, whatever file they are in. */
const styleCost = 0.3

/** The most files that a page shares with others, whatever code is then loaded in vain (docs/decisions/0023-requests.md). */
const mostFiles = 8

/** A module as the bundler knows it. */
export interface Module {
  imports: readonly string[]
  dynamicImports: readonly string[]
  size: number
}
type Modules = ReadonlyMap<string, Module>

/** A file of modules that several pages load. */
interface Shared {
  pages: ReadonlySet<string>
  modules: readonly string[]
  size: number
  /** The weight of its pages. */
  weight: number
  imports: Set<Shared>
}

/** Pages of one folder weigh as much together as the only page of another: the kit has many pages, the home page is one. */
const folderOf = (page: string): string => /^(?:.*?\/)?client\/(?:pages\/)?[^/]+/.exec(page)?.[0] ?? page

/** Returns the pages that load each module: the entry, and whatever is imported dynamically. */
export function pagesOfModules(modules: Modules, entry: string): Map<string, Set<string>> {
  const pages = new Set([entry])
  const found = new Map<string, Set<string>>()
  // A set is read to its end, and grows.
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

/** Returns whether one file imports another by way of a third: put together, they and the third would import each other. */
function importsByAnother(from: Shared, to: Shared): boolean {
  const seen = new Set<Shared>()
  const rest = [...from.imports].filter((file) => file !== to)
  for (let file = rest.pop(); file; file = rest.pop()) {
    if (file === to) return true
    if (seen.has(file)) continue
    seen.add(file)
    rest.push(...file.imports)
  }
  return false
}

/**
 * Returns the name of the file that each module shared by several pages lies in. Packages of the first page are one file, and what it
 * imports beside them is another. Of the rest, modules of the same pages are one file, and two files become one as long as the requests
 * that this saves are worth more than the code that pages then load in vain.
 */
export function shareModules(modules: Modules, entry: string, isPackage: (id: string) => boolean): Map<string, string> {
  const pagesOf = pagesOfModules(modules, entry)
  const first = [...pagesOf].flatMap(([id, pages]) => (pages.has(entry) ? [id] : []))
  const vendor = new Set(first.filter(isPackage))
  for (const id of vendor) for (const imported of modules.get(id)?.imports ?? []) vendor.add(imported)

  const pages = new Set([...pagesOf.values()].flatMap((of) => [...of]))
  const ofFolder = Map.groupBy(pages, folderOf)
  const weigh = (some: Iterable<string>) => {
    let weight = 0
    for (const page of some) weight += 1 / ofFolder.get(folderOf(page))!.length
    return weight
  }
  const site: Shared = {
    pages,
    modules: first.filter((id) => !vendor.has(id)),
    size: 0,
    weight: weigh(pages),
    imports: new Set(),
  }
  const alike = Map.groupBy(
    [...pagesOf].filter(([id, of]) => of.size > 1 && !of.has(entry) && !pages.has(id)),
    ([, of]) => [...of].sort().join(),
  )
  const files = new Set<Shared>([site])
  const fileOf = new Map(site.modules.map((id) => [id, site]))
  for (const some of alike.values()) {
    const ids = some.map(([id]) => id)
    const of = some[0]![1]
    const size = ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0)
    const file = { pages: of, modules: ids, size, weight: weigh(of), imports: new Set([site]) }
    files.add(file)
    for (const id of ids) fileOf.set(id, file)
  }
  for (const [id, file] of fileOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = fileOf.get(imported)
      if (other && other !== file) file.imports.add(other)
    }

  const savedBy = (one: Shared, other: Shared) => {
    const both = weigh([...one.pages].filter((page) => other.pages.has(page)))
    const vain = one.size * (other.weight - both) + other.size * (one.weight - both)
    return { one, other, saved: both * requestCost - vain }
  }
  type Pair = ReturnType<typeof savedBy>
  const pairsOf = (some: readonly Shared[]) =>
    some.flatMap((one, at) => some.slice(at + 1).map((other) => savedBy(one, other)))
  const isWorth = ({ saved }: Pair) => saved > 0
  const bestOf = (some: Pair[]) =>
    some
      .sort((one, other) => other.saved - one.saved)
      .find(({ one, other }) => !importsByAnother(one, other) && !importsByAnother(other, one))
  const join = ({ one, other }: Pair): Shared => {
    const ofBoth = new Set([...one.pages, ...other.pages])
    const joined: Shared = {
      pages: ofBoth,
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      weight: weigh(ofBoth),
      imports: new Set([...one.imports, ...other.imports]),
    }
    for (const old of [one, other]) {
      files.delete(old)
      joined.imports.delete(old)
      for (const file of files) if (file.imports.delete(old)) file.imports.add(joined)
    }
    files.add(joined)
    return joined
  }
  let pairs = pairsOf([...files]).filter(isWorth)
  for (let best = bestOf(pairs); best; best = bestOf(pairs)) {
    const { one, other } = best
    const joined = join(best)
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((file) => file === one || file === other))
    for (const file of files) if (file !== joined) pairs.push(savedBy(file, joined))
    pairs = pairs.filter(isWorth)
  }
  for (const page of pages) {
    const filesOf = () => [...files].filter((file) => file.pages.has(page))
    for (let own = filesOf(); own.length > mostFiles; own = filesOf()) {
      const best = bestOf(pairsOf(own))
      if (!best) break
      join(best)
    }
  }

  const names = new Map([...vendor].map((id) => [id, 'vendor']))
  const taken = new Set(['vendor', 'site'])
  for (const file of files) {
    // The largest module names its file.
    const [largest = ''] = file.modules.toSorted(
      (one, other) => (modules.get(other)?.size ?? 0) - (modules.get(one)?.size ?? 0),
    )
    const plain = basename(largest).replace(/\W.*$/, '')
    let name = plain
    for (let number = 2; taken.has(name); number += 1) name = `${plain}${number}`
    if (file.modules.includes(entry)) name = 'site'
    taken.add(name)
    for (const id of file.modules) names.set(id, name)
  }
  return names
}

/** The bundler's own modules, and those that plugins make of packages. */
const isPackage = (id: string): boolean => /^\0|\/node_modules\//.test(id) && !id.endsWith('.css')

/**
 * Decides which scripts of the browser lie in one file, from what imports what (docs/decisions/0023), and writes down which style modules
 * each page imports: of a style file that several pages share, a document contains the rules of those alone (docs/decisions/0020).
 */
export function sharedFilesPlugin(entrySource: string): Plugin {
  const entry = join(root, entrySource)
  const modules = new Map<string, Module>()
  let names: Map<string, string> | undefined
  return {
    name: 'shared-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The order of imports is kept: no file imports another that imports it.
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: (id) => {
                    names ??= shareModules(modules, entry, isPackage)
                    return names.get(id) ?? (id.startsWith('\0rolldown') ? 'vendor' : null)
                  },
                },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      modules.clear()
      names = undefined
      for (const id of this.getModuleIds()) {
        const { code, importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        const [file = ''] = id.split('?')
        const size = file.endsWith('.css') ? statSync(file).size * styleCost : (code?.length ?? 0)
        modules.set(id, { imports: importedIds, dynamicImports: dynamicallyImportedIds, size })
      }
    },
    generateBundle() {
      const styles: Record<string, string[]> = {}
      for (const [id, pages] of pagesOfModules(modules, entry)) {
        const style = styleFileName(id)
        if (style !== undefined) for (const page of pages) (styles[relative(root, page)] ??= []).push(style)
      }
      this.emitFile({ type: 'asset', fileName: 'styles.json', source: JSON.stringify(styles) })
    },
  }
}
