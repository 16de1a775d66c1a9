import postcss, { type AtRule, type Document, type Root } from 'postcss'

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))

/** The classes that an element must have for a selector to fit it; what stands in `:not()` it must not have. */
const neededBy = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function removeEmpty(node: AtRule | Root | Document): void {
  if (node.type === 'document' || node.nodes === undefined || node.nodes.length > 0) return
  const { parent } = node
  node.remove()
  if (parent) removeEmpty(parent as AtRule | Root)
}

/**
 * Of a style file only the rules that markup can use whose classes no script ever changes: a page that shows one example of each
 * element needs a part of the styles of all.
 * @returns styles in the same order and the same layers
 */
export function usedStyles(css: string, html: string): string {
  const present = classesIn(html)
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const { parent } = rule
    // The steps of an animation are no selectors.
    if (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return
    const used = rule.selectors.filter((selector) => neededBy(selector).every((name) => present.has(name)))
    if (used.length > 0) {
      rule.selectors = used
      return
    }
    rule.remove()
    if (parent) removeEmpty(parent as AtRule | Root)
  })
  return root.toString()
}
