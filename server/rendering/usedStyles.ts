import postcss, { type ChildNode, type Container } from 'postcss'

/** What names of an attribute are told apart by. */
const marks = { class: '.', 'data-look': '=', 'data-accent': 'accent ', 'data-mood': 'mood ', lang: 'lang ' } as const
const attributes = new RegExp(` (${Object.keys(marks).join('|')})="([^"]+)"`, 'g')
const selected = /\[(data-(?:look|accent|mood))(\|?)=["']?([\w-]+)["']?\]/g
type Marked = keyof typeof marks

/** A name as `[data-look|='slide']` and `:lang(sr)` have it: of `slide-up` both `slide|` and `slide-up|` (Selectors 4, 6.1 and 7.2). */
const beginningsOf = (name: string): string[] =>
  [...name.matchAll(/-|$/g)].map(({ index }) => `${name.slice(0, index)}|`)

/** What markup shows: classes as `.name`, the looks of the kit's parts as `=name`, accents, moods and languages by their words; all but classes by what they begin with, too. */
export const namesIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(attributes)].flatMap(([, attribute, names = '']) =>
      names
        .split(' ')
        .flatMap((name) => (attribute === 'class' ? [name] : [name, ...beginningsOf(name)]))
        .map((name) => `${marks[attribute as Marked]}${name}`),
    ),
  )

/** The names that an element must have for a selector to fit it; what stands in `:not()` it must not have. */
function neededBy(selector: string): string[] {
  const wanted = selector.replace(/:not\([^)]*\)/g, '')
  return [
    ...[...wanted.matchAll(/\.[a-z_][\w-]*/gi)].map(([name]) => name),
    ...[...wanted.matchAll(selected)].map(
      ([, attribute, begins, name]) => `${marks[attribute as Marked]}${name}${begins}`,
    ),
    ...[...wanted.matchAll(/:lang\(([\w-]+)\)/g)].map(([, tag]) => `${marks.lang}${tag}|`),
  ]
}

/** The selectors that one with `:is()` or `:where()` stands for; each is enough. */
function alternatives(selector: string): string[] {
  const [choice, list = ''] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? []
  if (choice === undefined) return [selector]
  return list.split(',').flatMap((one) => alternatives(selector.replace(choice, () => one.trim())))
}

/** Names of families are compared without regard to case (CSS Fonts 4, 2.1). */
const familyName = (written: string): string =>
  written
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .toLowerCase()

interface Selector {
  text: string
  /** Lists of names: where all of one list are there, it may fit an element. */
  needs: readonly (readonly string[])[]
}

/** What stands in a style file, one after the other; `uses` are those of its own definitions that a piece names. */
type Piece =
  | { kind: 'fixed'; text: string; uses: readonly string[] }
  | { kind: 'definition'; text: string; name: string }
  | { kind: 'rule'; text: string; selectors: readonly Selector[]; body: string; uses: readonly string[] }
  | { kind: 'block'; head: string; pieces: readonly Piece[]; tail: string }
type Definition = Extract<Piece, { kind: 'definition' }>

/** A style file, taken apart: that takes long, and to pick from it does not. */
export type Styles = readonly Piece[]

/** Names of fonts are words in a list, those of animations and ways of counting stand among other words. */
const namesInValue = (value: string): string[] => [...value.split(','), ...value.split(/[\s,()]+/)].map(familyName)

/** What an at-rule defines for others to name; undefined for one that stands for itself. */
function definedBy(node: ChildNode): string | undefined {
  if (node.type !== 'atrule') return undefined
  if (/^(?:keyframes|counter-style)$/.test(node.name)) return familyName(node.params)
  const family =
    node.name === 'font-face' && node.nodes?.find((inner) => inner.type === 'decl' && inner.prop === 'font-family')
  return family && family.type === 'decl' ? familyName(family.value) : undefined
}

/** @throws CssSyntaxError */
export function readStyles(css: string): Styles {
  const root = postcss.parse(css)
  const defined = new Set<string>()
  root.walkAtRules((node) => {
    const name = definedBy(node)
    if (name !== undefined) defined.add(name)
  })
  const usesOf = (node: Container): string[] => {
    const found = new Set<string>()
    node.walkDecls(({ value }) => namesInValue(value).forEach((name) => found.add(name)))
    return [...found].filter((name) => defined.has(name))
  }

  const read = (node: ChildNode): Piece => {
    const own = node.toString()
    const text = (node.raws.before ?? '') + own
    if (node.type === 'rule') {
      const selectors = node.selectors.map((selector) => ({
        text: selector,
        needs: alternatives(selector).map(neededBy),
      }))
      const body = own.slice(node.selector.length)
      return { kind: 'rule', text, selectors, body, uses: usesOf(node) }
    }
    if (node.type !== 'atrule' || !node.nodes)
      return { kind: 'fixed', text: node.type === 'atrule' ? `${text};` : text, uses: [] }
    const name = definedBy(node)
    if (name !== undefined) return { kind: 'definition', text, name }
    // A page of paper has no selectors.
    if (node.nodes.some(({ type }) => type === 'decl')) return { kind: 'fixed', text, uses: usesOf(node) }
    return {
      kind: 'block',
      head: text.slice(0, text.indexOf('{') + 1),
      pieces: node.nodes.map(read),
      tail: `${node.raws.after ?? ''}}`,
    }
  }
  return root.nodes.map(read)
}

/** What is left of styles: text, what may be left out in the end, or a block of them. */
type Part = string | Definition | { head: string; inside: readonly Part[]; tail: string }

/** Leaves out the selectors that need a name which is not there, what is empty then, and definitions that no rule left names. */
function pick(styles: Styles, isThere: (name: string) => boolean): string {
  const named = new Set<string>()
  const write = (pieces: Styles): readonly Part[] =>
    pieces.flatMap((piece): readonly Part[] => {
      if (piece.kind === 'definition') return [piece]
      if (piece.kind === 'block') {
        const inside = write(piece.pieces)
        return inside.length > 0 ? [{ head: piece.head, inside, tail: piece.tail }] : []
      }
      if (piece.kind === 'rule') {
        const used = piece.selectors.filter(({ needs }) => needs.some((names) => names.every(isThere)))
        if (used.length === 0) return []
        for (const name of piece.uses) named.add(name)
        return [used.length < piece.selectors.length ? used.map(({ text }) => text).join(',') + piece.body : piece.text]
      }
      for (const name of piece.uses) named.add(name)
      return [piece.text]
    })
  const print = (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        if ('name' in part) return named.has(part.name) ? part.text : ''
        const inside = print(part.inside)
        return inside && part.head + inside + part.tail
      })
      .join('')
  return print(write(styles))
}

/**
 * Returns the rules of a style file that markup can use as it is, and the fonts, animations and counter styles that they name. For
 * markup to which no script adds anything.
 * @param names as `namesIn` finds them, with those of the element that bears the page's accent and mood
 * @returns styles in the same order and the same layers
 */
export const usedStyles = (styles: Styles, names: ReadonlySet<string>): string =>
  pick(styles, (name) => names.has(name))

/** Stands among the style modules of a page that imports the accents of its parts (`client/styles/accents.categories.css`). */
export const accentStyles = 'accents'

/** A class of a style module: small letters for the file, capitals for the name in it (`scripts/vite/shortNames.ts`). */
const moduleClass = /^\.([a-z]+)[A-Z]+$/

/**
 * Returns the rules of a style file that a page can use after its scripts have run: those of the style modules that the page imports, in
 * the looks (`data-look`) and the mood of the document. A script adds no look that the document lacks (`client/demo/elements/README.md`).
 * @param names as `namesIn` finds them
 * @param modules short names of the style modules that the page imports, and `accentStyles`
 * @param hasOwnAccent whether the page has an accent of its own: then a script adds no part of another
 * @returns the text as it was where every rule stays
 */
export const pageStyles = (
  styles: Styles,
  names: ReadonlySet<string>,
  modules: ReadonlySet<string>,
  hasOwnAccent: boolean,
): string =>
  pick(styles, (name) => {
    if (names.has(name)) return true
    const file = moduleClass.exec(name)?.[1]
    if (file !== undefined) return modules.has(file)
    if (name.startsWith(marks['data-accent'])) return !hasOwnAccent && modules.has(accentStyles)
    // The visitor can change the language without another document.
    return name.startsWith('.') || name.startsWith(marks.lang)
  })
