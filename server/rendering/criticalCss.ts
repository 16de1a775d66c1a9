import postcss, { type ChildNode, type Container } from 'postcss'

/** The prefix of the names from each attribute. */
const prefixes = {
  class: '.',
  'data-look': '=',
  'data-accent': 'accent ',
  'data-typeface-set': 'typefaces ',
  lang: 'lang ',
} as const
const patternOf = (attributes: readonly string[]) => new RegExp(` (?:${attributes.join('|')})="[^"]+"`, 'g')
const attributePattern = patternOf(Object.keys(prefixes))
const withoutClasses = patternOf(Object.keys(prefixes).filter((attribute) => attribute !== 'class'))
const selectorPattern = /\[(data-(?:look|accent|typeface-set))(\|?)=["']?([\w-]+)["']?\]/g
const lookOfClassPattern = /(\.[a-z_][\w-]*)\[data-look(\|?)=["']?([\w-]+)["']?\]/gi
type NamedAttribute = keyof typeof prefixes

/**
 * Returns the names that `[data-look|='slide']` and `:lang(sr)` match by prefix: for `slide-up` both `slide|` and
 * `slide-up|` (Selectors 4, 6.1 and 7.2).
 */
const beginningsOf = (name: string): string[] =>
  [...name.matchAll(/-|$/g)].map(({ index }) => `${name.slice(0, index)}|`)

/** Returns the attributes in markup that selectors can match, without classes, each distinct one once: most of them repeat. */
export const attributesIn = (html: string): Set<string> => new Set(html.match(withoutClasses))

/**
 * Returns tags with the attributes in markup that selectors can match: a tag for each distinct attribute, and one with all
 * attributes of each distinct element that has a look.
 */
export const elementsIn = (html: string): Set<string> =>
  new Set(
    [...new Set(html.match(attributePattern)), ...new Set(html.match(/<[a-z][^>]* data-look="[^>]*>/g))].map(
      (text) => `<i${text.startsWith('<') ? (text.match(attributePattern) ?? []).join('') : text}>`,
    ),
  )

/**
 * Returns the names in markup that selectors can match: classes as `.name`, looks of the kit as `=name`, accents, typeface
 * sets and languages, and as `.name=look` the looks of the elements of a class. All except classes are also listed by
 * their beginnings.
 */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const element of elementsIn(html)) {
    const found: Partial<Record<NamedAttribute, readonly string[]>> = {}
    for (const text of element.match(attributePattern) ?? []) {
      const attribute = text.slice(1, text.indexOf('=')) as NamedAttribute
      const own = text.slice(attribute.length + 3, -1).split(' ')
      const all = attribute === 'class' ? own : own.flatMap((name) => [name, ...beginningsOf(name)])
      found[attribute] = all
      for (const name of all) names.add(prefixes[attribute] + name)
    }
    for (const name of found.class ?? []) for (const look of found['data-look'] ?? []) names.add(`.${name}=${look}`)
  }
  return names
}

/** Returns the names that markup must have for a selector to match. Names in `:not()` are ignored. */
function neededBy(selector: string): string[] {
  const positive = selector.replace(/:not\([^)]*\)/g, '')
  return [
    ...[...positive.matchAll(/\.[a-z_][\w-]*/gi)].map(([name]) => name),
    ...[...positive.matchAll(selectorPattern)].map(
      ([, attribute, begins, name]) => `${prefixes[attribute as NamedAttribute]}${name}${begins}`,
    ),
    ...[...positive.matchAll(lookOfClassPattern)].map(([, name, begins, look]) => `${name}=${look}${begins}`),
    ...[...positive.matchAll(/:lang\(([\w-]+)\)/g)].map(([, tag]) => `${prefixes.lang}${tag}|`),
  ]
}

/** Returns the alternatives of a selector with `:is()` or `:where()`. */
function alternatives(selector: string): string[] {
  const [choice, list = ''] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? []
  if (choice === undefined) return [selector]
  return list.split(',').flatMap((one) => alternatives(selector.replace(choice, () => one.trim())))
}

/** Returns a name without quotes in lower case: font families are compared without case (CSS Fonts 4, 2.1). */
const familyName = (name: string): string =>
  name
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .toLowerCase()

interface Selector {
  text: string
  /** Lists of names. The selector can match when the markup has all names of one list. */
  needs: readonly (readonly string[])[]
}

/** A piece of a style file; `uses` are the definitions of the file that it names. */
type Piece =
  | { kind: 'fixed'; text: string; uses: readonly string[] }
  | { kind: 'definition'; text: string; name: string }
  | { kind: 'rule'; text: string; selectors: readonly Selector[]; body: string; uses: readonly string[] }
  | { kind: 'block'; head: string; pieces: readonly Piece[]; tail: string }
type Definition = Extract<Piece, { kind: 'definition' }>

/** A parsed style file. Parsing is slow, selecting rules is fast. */
export type Styles = readonly Piece[]

/** Returns the possible names in a value: list items for fonts, single words for animations and counter styles. */
const namesInValue = (value: string): string[] => [...value.split(','), ...value.split(/[\s,()]+/)].map(familyName)

/** Returns the name of the animation, counter style or font that an at-rule defines; undefined for other nodes. */
function definedBy(node: ChildNode): string | undefined {
  if (node.type !== 'atrule') return undefined
  if (/^(?:keyframes|counter-style)$/.test(node.name)) return familyName(node.params)
  const family =
    node.name === 'font-face' && node.nodes?.find((inner) => inner.type === 'decl' && inner.prop === 'font-family')
  return family && family.type === 'decl' ? familyName(family.value) : undefined
}

/**
 * Returns a parsed style file.
 * @throws CssSyntaxError when the CSS is invalid
 */
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
    // At-rules with declarations, such as `@page`, have no selectors.
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

/** A selected part of styles: text, a definition that is printed only when named, or a block. */
type Part = string | Definition | { head: string; inside: readonly Part[]; tail: string }

/** Removes selectors with a missing name, then empty rules and blocks, and definitions that no remaining rule names. */
function pick(styles: Styles, hasName: (name: string) => boolean): string {
  const named = new Set<string>()
  const write = (pieces: Styles): readonly Part[] =>
    pieces.flatMap((piece): readonly Part[] => {
      if (piece.kind === 'definition') return [piece]
      if (piece.kind === 'block') {
        const inside = write(piece.pieces)
        return inside.length > 0 ? [{ head: piece.head, inside, tail: piece.tail }] : []
      }
      if (piece.kind === 'rule') {
        const used = piece.selectors.filter(({ needs }) => needs.some((names) => names.every(hasName)))
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
 * Returns the critical CSS of static markup: the rules that match it, and the fonts, animations and counter styles that they
 * name. Order and layers stay the same. No script may change the markup.
 * @param names result of `namesIn` for the markup and the root element
 */
export const criticalCss = (styles: Styles, names: ReadonlySet<string>): string =>
  pick(styles, (name) => names.has(name))

/** The entry among a page's style modules that says that it imports `client/styles/accents.categories.css`. */
export const accentStyles = 'accents'

/** A class of a style module: lower case for the file, upper case for the class (`scripts/vite/shortClassNames.ts`). */
const moduleClass = /^\.([a-z]+)[A-Z]+$/

/**
 * Returns the rules of a style file that a page can need, also after its scripts have run: those of its style modules, with
 * the looks (`data-look`) and the typeface set of the document. Scripts add no other looks
 * (`client/demo/elements/README.md`). When all rules remain, the text is unchanged.
 * @param names result of `namesIn`
 * @param modules short names of the style modules that the page imports, and `accentStyles`
 * @param hasOwnAccent whether the page has its own accent; its scripts then add no part with another
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
    if (name.startsWith(prefixes['data-accent'])) return !hasOwnAccent && modules.has(accentStyles)
    // The visitor can change the language without loading another document.
    return name.startsWith('.') || name.startsWith(prefixes.lang)
  })
