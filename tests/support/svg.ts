export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

const startTag = /^<([A-Za-z][\w-]*)((?: [A-Za-z][\w:-]*="[^"<]*")*)(\/?)>/
const endTag = /^<\/([A-Za-z][\w-]*)>/
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/

/**
 * Returns the elements of a drawing in document order. It accepts only the subset of XML that the drawings use: elements and attributes,
 * without comments, declarations and text.
 * @throws Error when the markup is not well-formed, or has anything else than elements
 */
export function elementsOf(svg: string): SvgElement[] {
  const found: SvgElement[] = []
  const open: string[] = []
  let rest = svg
  while (rest !== '') {
    const start = startTag.exec(rest)
    const end = endTag.exec(rest)
    const [whole] = start ?? end ?? []
    if (whole === undefined) throw new Error(`Not a tag: ${rest.slice(0, 60)}`)
    if (entity.test(whole)) throw new Error(`Invalid entity: ${whole}`)
    if (start) {
      const [, name = '', attributes = '', isEmpty] = start
      if (open.length === 0 && found.length > 0) throw new Error(`A second root element: ${whole}`)
      found.push({ name, attributes: attributesOf(attributes) })
      if (!isEmpty) open.push(name)
    } else if (open.pop() !== end?.[1]) throw new Error(`An end tag without its start tag: ${whole}`)
    rest = rest.slice(whole.length)
  }
  if (open.length > 0) throw new Error(`Elements without an end tag: ${open.join(', ')}`)
  return found
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/ ([^=]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`A repeated attribute: ${name}`)
    attributes[name] = value
  }
  return attributes
}
