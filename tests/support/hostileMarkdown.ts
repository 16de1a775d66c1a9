import type { Block, Inline, RichText } from '#shared/publishing/richText.ts'

/** Returns numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Pieces of harmless and of hostile texts. */
const pieces = [
  ...[
    'voda',
    'Вода за све',
    ' ',
    ' ',
    '\n',
    '\n\n',
    '\n\n',
    '\n\n',
    '# ',
    '## ',
    '###### ',
    '- ',
    '1. ',
    '> ',
    '    ',
    '\t',
    '---\n',
  ],
  ...[
    '*',
    '**',
    '_',
    '__',
    '`',
    '```\n',
    '~~~\n',
    '\\',
    '\\\n',
    '  \n',
    '[',
    ']',
    '](',
    ')',
    '![',
    '<',
    '>',
    '&',
    '&lt;',
    '&#x6a;',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example">',
    '<!-- ',
    ' -->',
  ],
  ...['[a](javascript:alert(1))', '[a](JaVaScRiPt:alert(1))', '[a](&#106;avascript:alert(1))', '[a](java\tscript:x)'],
  ...[
    '[a](data:text/html,x)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](\\\\evil.example)',
    '[a](http://evil.example)',
  ],
  ...[
    '[a](/%2f/evil.example)',
    '[a](/./ /evil)',
    '[a](https://user:pass@evil.example/)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
  ],
  ...[
    '![a](https://evil.example/a.png)',
    '![a](//evil.example/a.png)',
    '![a](data:image/svg+xml,x)',
    '![](/a.png)',
    '![a](/media/a.jpg)',
  ],
  ...[
    '[a]: javascript:x\n',
    '[a]: https://evil.example/ "t"\n',
    '[a]',
    '![a]',
    '<javascript:alert(1)>',
    '<https://primer.example>',
  ],
  ...[
    '[Film](https://youtu.be/abcdefghijk)',
    '[x](https://www.youtube.com/watch?v="><script>)',
    '[x](https://vimeo.com/1234567)',
  ],
  ...[
    '\0',
    '\u0007',
    '\u202e',
    '\ud800',
    '\ufeff',
    '\u2028',
    '"',
    "'",
    ' onclick="x"',
    '{{',
    '}}',
    ':::',
    '|',
    '- [ ] ',
    '[^1]',
    '~~',
  ],
  ...[
    '[mail](mailto:ana@primer.example)',
    '[tel](tel:+381111234567)',
    '[mail](mailto:a@b.c?bcc=x)',
    '[stranica](/about?lng=en#dole)',
  ],
]

/** Returns a text that is made of random pieces. */
export function randomMarkdown(random: () => number): string {
  const length = Math.floor(random() ** 3 * 120) + 1
  let text = ''
  for (let index = 0; index < length; index += 1) {
    const piece = pieces[Math.floor(random() * pieces.length)]!
    text += random() < 0.02 ? piece.repeat(Math.floor(random() * 60)) : piece
  }
  return text
}

const hasKeys = (value: object, keys: readonly string[], optional: readonly string[] = []) =>
  keys.every((key) => key in value) && Object.keys(value).every((key) => [...keys, ...optional].includes(key))

const isText = (value: unknown) =>
  // XML forbids these characters, and feeds are XML.
  typeof value === 'string' && value.isWellFormed() && !/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(value)

/** Whether an address stays on the site, or has an allowed scheme. */
const isAllowed = (href: string) => {
  const { protocol, host } = new URL(href, 'https://site.invalid')
  return href.startsWith('/')
    ? protocol === 'https:' && host === 'site.invalid'
    : (protocol === 'https:' && href.startsWith('https://')) || protocol === 'mailto:' || protocol === 'tel:'
}

function inlineFault(one: Inline): string | undefined {
  if (typeof one === 'string') return isText(one) ? undefined : 'text'
  switch (one.type) {
    case 'strong':
    case 'emphasis':
      return hasKeys(one, ['type', 'children']) ? first(one.children, inlineFault) : one.type
    case 'code':
      return hasKeys(one, ['type', 'text']) && isText(one.text) ? undefined : 'code'
    case 'break':
      return hasKeys(one, ['type']) ? undefined : 'break'
    case 'link':
      return hasKeys(one, ['type', 'href', 'children']) && isText(one.href) && isAllowed(one.href)
        ? first(one.children, (child) =>
            typeof child === 'object' && child.type === 'link' ? 'link in a link' : inlineFault(child),
          )
        : `link ${one.href}`
    default:
      return JSON.stringify(one)
  }
}

const first = <Item>(items: readonly Item[], faultOf: (item: Item) => string | undefined): string | undefined =>
  items.map(faultOf).find((fault) => fault !== undefined)

function blockFault(block: Block): string | undefined {
  switch (block.type) {
    case 'heading':
      return hasKeys(block, ['type', 'level', 'anchor', 'children']) &&
        [2, 3, 4].includes(block.level) &&
        /^part(?:-[a-z0-9]+)*-?$/.test(block.anchor)
        ? first(block.children, inlineFault)
        : `heading ${block.anchor}`
    case 'paragraph':
      return hasKeys(block, ['type', 'children']) && block.children.length > 0
        ? first(block.children, inlineFault)
        : 'paragraph'
    case 'list':
      return hasKeys(block, ['type', 'isOrdered', 'items'], ['start'])
        ? first(block.items, (item) => first(item, blockFault))
        : 'list'
    case 'quotation':
      return hasKeys(block, ['type', 'children']) ? first(block.children, blockFault) : 'quotation'
    case 'code':
      return hasKeys(block, ['type', 'text']) && isText(block.text) ? undefined : 'code'
    case 'rule':
      return hasKeys(block, ['type']) ? undefined : 'rule'
    case 'picture':
      return hasKeys(block, ['type', 'src', 'alt'], ['caption']) &&
        block.src.startsWith('/') &&
        isAllowed(block.src) &&
        isText(block.alt) &&
        isText(block.caption ?? '')
        ? undefined
        : `picture ${block.src}`
    case 'video':
      return hasKeys(block, ['type', 'host', 'id', 'title']) && /^[\w-]+$/.test(block.id) && isText(block.title)
        ? undefined
        : `video ${block.id}`
    default:
      return JSON.stringify(block)
  }
}

/** Returns what is wrong with a rich text: a part of another shape, a foreign address, or an anchor that is not unique. */
export function richTextFault(richText: RichText): string | undefined {
  const anchors: string[] = []
  const collect = (blocks: RichText): void => {
    for (const block of blocks) {
      if (block.type === 'heading') anchors.push(block.anchor)
      if (block.type === 'list') block.items.forEach(collect)
      if (block.type === 'quotation') collect(block.children)
    }
  }
  collect(richText)
  return new Set(anchors).size < anchors.length ? 'equal anchors' : first(richText, blockFault)
}

/** Returns the faults of generated texts, each with its text. */
export function faultsOfGenerated(count: number, parse: (markdown: string) => RichText): [string, string][] {
  const random = seededRandom(43)
  const faults: [string, string][] = []
  for (let index = 0; index < count; index += 1) {
    const markdown = randomMarkdown(random)
    const fault = richTextFault(parse(markdown))
    if (fault !== undefined) faults.push([fault, markdown])
  }
  return faults
}
