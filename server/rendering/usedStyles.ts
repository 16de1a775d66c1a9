import postcss, { type ChildNode, type Container } from 'postcss'

/** What names of an attribute are told apart by. */
const marks = { class: '.', 'data-look': '=', 'data-accent': 'accent ', 'data-mood': 'mood ' } as const
const attributes = new RegExp(` (${Object.keys(marks).join('|')})="([^"]+)"`, 'g')
const selected = /\[(data-(?:look|accent|mood))(\|?)=["']?([\w-]+)["']?\]/g
type Marked = keyof typeof marks

/** A name as `[data-look|='slide']` has it: of `slide-up` both `slide|` and `slide-up|` (Selectors 4, 6.1). */
const beginningsOf = (name: string): string[] =>
  [...name.matchAll(/-|$/g)].map(({ index }) => `${name.slice(0, index)}|`)

/** What markup shows: classes as `.name`, the looks of the kit's parts as `=name`, accents and moods by their words; the latter by what they begin with, too. */
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

/** What stands in a style file, one after the other; `families` are those of its own fonts that a piece names. */
type Piece =
  | { kind: 'fixed'; text: string; families: readonly string[] }
  | { kind: 'face'; text: string; family: string }
  | { kind: 'rule'; text: string; selectors: readonly Selector[]; body: string; families: readonly string[] }
  | { kind: 'block'; head: string; pieces: readonly Piece[]; tail: string }
type Face = Extract<Piece, { kind: 'face' }>

/** A style file, taken apart: that takes long, and to pick from it does not. */
export type Styles = readonly Piece[]

const declared = (node: Container, family: boolean): string[] => {
  const values: string[] = []
  node.walkDecls(({ prop, value }) => {
    if (!family || prop === 'font-family') values.push(...value.split(',').map(familyName))
  })
  return values
}

/** @throws CssSyntaxError */
export function readStyles(css: string): Styles {
  const root = postcss.parse(css)
  const faces = new Set<string>()
  root.walkAtRules('font-face', (face) => declared(face, true).forEach((family) => faces.add(family)))
  const familiesIn = (node: Container) => [...new Set(declared(node, false))].filter((family) => faces.has(family))

  const read = (node: ChildNode): Piece => {
    const own = node.toString()
    const text = (node.raws.before ?? '') + own
    if (node.type === 'rule') {
      const selectors = node.selectors.map((selector) => ({
        text: selector,
        needs: alternatives(selector).map(neededBy),
      }))
      const body = own.slice(node.selector.length)
      return { kind: 'rule', text, selectors, body, families: familiesIn(node) }
    }
    if (node.type !== 'atrule' || !node.nodes)
      return { kind: 'fixed', text: node.type === 'atrule' ? `${text};` : text, families: [] }
    if (node.name === 'font-face') return { kind: 'face', text, family: declared(node, true)[0] ?? '' }
    // The steps of an animation are no selectors, and a page of paper has none.
    const isFixed = /keyframes$/.test(node.name) || node.nodes.some(({ type }) => type === 'decl')
    if (isFixed) return { kind: 'fixed', text, families: familiesIn(node) }
    return {
      kind: 'block',
      head: text.slice(0, text.indexOf('{') + 1),
      pieces: node.nodes.map(read),
      tail: `${node.raws.after ?? ''}}`,
    }
  }
  return root.nodes.map(read)
}

/**
 * Leaves out the selectors that need a name which is not there, and what is empty then.
 * @param keepsFaces whether fonts stay that nothing names
 */
function pick(styles: Styles, isThere: (name: string) => boolean, keepsFaces: boolean): string {
  const named = new Set<string>()
  const write = (pieces: Styles): (string | Face)[] =>
    pieces.flatMap((piece) => {
      if (piece.kind === 'face') return [piece]
      if (piece.kind === 'block') {
        const inside = write(piece.pieces)
        return inside.length > 0 ? [piece.head, ...inside, piece.tail] : []
      }
      if (piece.kind === 'rule') {
        const used = piece.selectors.filter(({ needs }) => needs.some((names) => names.every(isThere)))
        if (used.length === 0) return []
        for (const family of piece.families) named.add(family)
        return [used.length < piece.selectors.length ? used.map(({ text }) => text).join(',') + piece.body : piece.text]
      }
      for (const family of piece.families) named.add(family)
      return [piece.text]
    })
  return write(styles)
    .map((part) => (typeof part === 'string' ? part : keepsFaces || named.has(part.family) ? part.text : ''))
    .join('')
}

/**
 * Of a style file only the rules that markup can use whose names no script ever changes, and the fonts that they name: a page that shows
 * one example of each element needs a part of the styles of all, and one home the colours of none other.
 * @param names as `namesIn` finds them, with those of the element that bears the page's accent and mood
 * @returns styles in the same order and the same layers
 */
export const usedStyles = (styles: Styles, names: ReadonlySet<string>): string =>
  pick(styles, (name) => names.has(name), false)

/**
 * Of a style file the rules without a look (`data-look`) and those of the looks that are there. A page shows a part of the kit in one look of eight,
 * and what a script adds to a page has no look that the document lacks (`client/kit/README.md`).
 * @param names as `namesIn` finds them
 * @returns the text as it was where every look is there
 */
export const stylesOfLooks = (styles: Styles, names: ReadonlySet<string>): string =>
  pick(styles, (name) => !name.startsWith('=') || names.has(name), true)
