import postcss, { type AtRule, type Document, type Root } from 'postcss'

/** What markup shows: classes as `.name`, and the looks of the kit's parts as `=name`. */
export const namesIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/ (class|data-look)="([^"]+)"/g)].flatMap(([, attribute, names = '']) =>
      names.split(' ').map((name) => (attribute === 'class' ? `.${name}` : `=${name}`)),
    ),
  )

/** The classes and looks that an element must have for a selector to fit it; what stands in `:not()` it must not have. */
function neededBy(selector: string): string[] {
  const wanted = selector.replace(/:not\([^)]*\)/g, '')
  const looks = [...wanted.matchAll(/\[data-look(=)["']?([\w-]+)["']?\]/g)]
  return [...wanted.matchAll(/(\.)([a-z_][\w-]*)/gi), ...looks].map(([, mark, name]) => `${mark}${name}`)
}

/** The selectors that one with `:is()` or `:where()` stands for; each is enough. */
function alternatives(selector: string): string[] {
  const [choice, list = ''] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? []
  if (choice === undefined) return [selector]
  return list.split(',').flatMap((one) => alternatives(selector.replace(choice, () => one.trim())))
}

function removeEmpty(node: AtRule | Root | Document): void {
  if (node.type === 'document' || node.nodes === undefined || node.nodes.length > 0) return
  const { parent } = node
  node.remove()
  if (parent) removeEmpty(parent as AtRule | Root)
}

/** Drops the selectors that need a name which is not there. */
function keepRules(css: string, isThere: (name: string) => boolean): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const { parent } = rule
    // The steps of an animation are no selectors.
    if (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return
    const used = rule.selectors.filter((selector) => alternatives(selector).some((one) => neededBy(one).every(isThere)))
    if (used.length === rule.selectors.length) return
    if (used.length > 0) {
      rule.selectors = used
      return
    }
    rule.remove()
    if (parent) removeEmpty(parent as AtRule | Root)
  })
  return root.toString()
}

/**
 * Of a style file only the rules that markup can use whose classes and looks no script ever changes: a page that shows one example of each
 * element needs a part of the styles of all.
 * @returns styles in the same order and the same layers
 */
export function usedStyles(css: string, html: string): string {
  const present = namesIn(html)
  return keepRules(css, (name) => present.has(name))
}

/** The looks that a page's markup shows (`data-look`), in a fixed order. */
export const looksIn = (html: string): string[] => [...namesIn(html)].filter((name) => name.startsWith('=')).sort()

/**
 * Of a style file the rules without a look and those of the given looks. A page shows a part of the kit in one look of eight,
 * and what a script adds to a page has no look that the document lacks (`client/kit/README.md`).
 * @param looks as `looksIn` finds them
 * @returns the text as it was where every look is there
 */
export function stylesOfLooks(css: string, looks: readonly string[]): string {
  const present = new Set(looks)
  return keepRules(css, (name) => !name.startsWith('=') || present.has(name))
}
