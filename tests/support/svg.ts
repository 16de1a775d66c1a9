export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

const startTag = /^<([A-Za-z][\w-]*)((?: [A-Za-z][\w:-]*="[^"<]*")*)(\/?)>/
const endTag = /^<\/([A-Za-z][\w-]*)>/
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/

/**
 * The elements of a drawing, in the order in which they begin. It takes the strict part of XML that our drawings are
 * written in: no comments, no declarations, and no text.
 * @throws Error where the markup is not well-formed, or something other than elements stands in it
 */
export function elementsOf(svg: string): SvgElement[] {
  const found: SvgElement[] = []
  const open: string[] = []
  let rest = svg
  while (rest !== '') {
    const start = startTag.exec(rest)
    const end = endTag.exec(rest)
    const [whole] = start ?? end ?? []
    if (whole === undefined) throw new Error(`Neither a start nor an end of an element: ${rest.slice(0, 60)}`)
    if (entity.test(whole)) throw new Error(`An ampersand that begins no entity: ${whole}`)
    if (start) {
      const [, name = '', attributes = '', isEmpty] = start
      if (open.length === 0 && found.length > 0) throw new Error(`A second root: ${whole}`)
      found.push({ name, attributes: attributesOf(attributes) })
      if (!isEmpty) open.push(name)
    } else if (open.pop() !== end?.[1]) throw new Error(`Ends what is not open: ${whole}`)
    rest = rest.slice(whole.length)
  }
  if (open.length > 0) throw new Error(`Never ended: ${open.join(', ')}`)
  return found
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/ ([^=]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`Twice on one element: ${name}`)
    attributes[name] = value
  }
  return attributes
}
