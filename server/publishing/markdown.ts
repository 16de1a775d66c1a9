import { fromMarkdown } from 'mdast-util-from-markdown'
import { foldedWords } from '#shared/i18n/fold.ts'
import { mediaFolder } from '#shared/publishing/media.ts'
import type { Block, Inline, RichText } from '#shared/publishing/richText.ts'
import { or, text, type Text } from '../staff/text.ts'
import type { Problem } from './problem.ts'

/* Reads CommonMark. The result is plain data with addresses that were checked: what is not allowed becomes plain text, and a problem
 * that names its line. A stored text has no problems, because saving refuses them. */

type RootContent = ReturnType<typeof fromMarkdown>['children'][number]
type Node<Type extends RootContent['type']> = Extract<RootContent, { type: Type }>
type PhrasingContent = Node<'paragraph'>['children'][number]
type Resource = Node<'link' | 'linkReference' | 'image' | 'imageReference'>

export const maxTextLength = 100_000
/** The deepest nesting of lists, quotations and emphasis. */
const maxDepth = 12
/** The bounds of a text and of one paragraph. The parser's time grows with their squares. */
const maxOfText = { emphases: 4_000, marks: 5_000, containers: 2_000, definitions: 200 }
const maxOfParagraph = { emphases: 300, marks: 1_500, lines: 1_000 }

/** A place of a document that names a photograph or a file. */
export interface MediumUse {
  name: string
  /** The picture of the facts, a picture in the text, or a link. */
  as: 'lead' | 'picture' | 'link'
  /** The line of the file. */
  line: number
}

export interface ParsedMarkdown {
  richText: RichText
  problems: readonly Problem[]
  /** The photographs and files that the text names. */
  media: readonly MediumUse[]
}

/**
 * Returns a text as blocks, with what an editor must correct.
 * @param firstLine the number of the text's first line in its file
 */
export function parseMarkdown(markdown: string, firstLine = 1): ParsedMarkdown {
  const source = clean(markdown)
  const refused = refusal(source)
  if (refused) {
    const { line = 1, ...problem } = refused
    return { richText: plainBlocks(source), problems: [{ ...problem, line: line + firstLine - 1 }], media: [] }
  }
  const reader = new Reader(firstLine)
  const richText = reader.read(source)
  const problems = reader.problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return { richText, problems, media: reader.media }
}

/** Removes characters that XML forbids, since feeds are XML. */
const clean = (source: string): string =>
  source.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\p{Cs}/gu, '')

const plainBlocks = (source: string): Block[] =>
  source
    .slice(0, maxTextLength)
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', children: [part] }))

const container = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/
/** Indented beyond every list that is not too deep. */
const deepContainer = /^[ \t]{60}/
const ending = /^(?:\s*$| {0,3}(?:> ?)+\s*$)/
const item = /^ {0,3}[-+*] +\S/

const exceeds = <Name extends string>(counts: Record<Name, number>, bounds: Record<Name, number>): boolean =>
  (Object.keys(bounds) as Name[]).some((name) => counts[name] > bounds[name])

/** Returns the problem of a text that would take the parser too long. */
function refusal(source: string): Problem | undefined {
  if (source.length > maxTextLength) {
    return { text: text('publishing.tooLong', { length: source.length, limit: maxTextLength }) }
  }
  const inText = { emphases: 0, marks: 0, containers: 0, definitions: 0 }
  let inParagraph = { emphases: 0, marks: 0, lines: 0 }
  let line = 0
  for (const content of source.split('\n')) {
    line += 1
    let rest = content
    for (let depth = 0; container.test(rest); depth += 1) {
      if (depth >= maxDepth || deepContainer.test(rest)) return { line, text: text('publishing.tooDeep') }
      rest = rest.replace(container, '')
      inText.containers += 1
    }
    if (ending.test(content) || item.test(content)) inParagraph = { emphases: 0, marks: 0, lines: 0 }
    const emphases = content.match(/\*+|_+|`+/g)?.length ?? 0
    const marks = content.match(/[[\]<&\\]|`+/g)?.length ?? 0
    inParagraph.lines += 1
    inParagraph.emphases += emphases
    inParagraph.marks += marks
    inText.emphases += emphases
    inText.marks += marks
    inText.definitions += content.match(/\]:/g)?.length ?? 0
    if (exceeds(inParagraph, maxOfParagraph)) return { line, text: text('publishing.tooMuch') }
    if (exceeds(inText, maxOfText)) return { line, text: text('publishing.tooMuchInText') }
  }
  return undefined
}

/** Signs of other dialects (GitHub's), which CommonMark shows as they are. A backslash before them means the signs themselves. */
const foreignSigns = [
  ['table', /(?<=\n)[ >]*(?:\| *)?(?::?-+:? *\| *)+(?::?-+:? *)?(?=\n|$)/],
  ['strike', /(?<![\\~])~~(?=[^\s~])/],
  ['footnote', /(?<!\\)\[\^[^\]\s]+\]/],
] as const
const task = /^\[[ xX]\]\s/

const siteBase = 'https://site.invalid'

/** Returns a path of the site in normal spelling; undefined for any other address. */
export function sitePath(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, siteBase)) return undefined
  const { origin, pathname, search, hash } = new URL(address, siteBase)
  return origin === siteBase && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Returns an address with https in normal spelling; undefined for any other one. */
export function httpsAddress(address: string): string | undefined {
  if (!/^https:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return undefined
  const { href, username, password } = new URL(address)
  return username === '' && password === '' ? href : undefined
}

const wrongLink = (address: string): Text =>
  text('publishing.link', { address, path: '/about', schemes: or(['https:', 'mailto:', 'tel:']) })

/** Returns the address of a link in normal spelling, or what is wrong with it. */
export function readAddress(address: string): string | Text {
  if (address.startsWith('/')) return sitePath(address) ?? wrongLink(address)
  if (/^http:/i.test(address)) {
    return text('publishing.httpLink', { address, better: address.replace(/^http:/i, 'https:') })
  }
  if (/^mailto:[^\s@<>"?]+@[^\s@<>"?]+$/i.test(address) || /^tel:\+?[\d().-]+$/i.test(address)) return address
  return httpsAddress(address) ?? wrongLink(address)
}

/** Returns host and id of a video's address. */
function videoOf(address: string): { host: 'youtube' | 'vimeo'; id: string } | undefined {
  const href = httpsAddress(address)
  if (href === undefined) return undefined
  const { hostname, pathname, searchParams } = new URL(href)
  const host = hostname.replace(/^(?:www|m)\./, '')
  const [, first = '', second = ''] = pathname.split('/')
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return first === 'watch' ? youtube(searchParams.get('v') ?? '') : isPlayer(first) ? youtube(second) : undefined
  if (host === 'vimeo.com') return vimeo(first)
  return host === 'player.vimeo.com' && first === 'video' ? vimeo(second) : undefined
}
const isPlayer = (part: string) => ['embed', 'shorts', 'live'].includes(part)
const youtube = (id: string) => (/^[\w-]{11}$/.test(id) ? { host: 'youtube' as const, id } : undefined)
const vimeo = (id: string) => (/^\d{6,12}$/.test(id) ? { host: 'vimeo' as const, id } : undefined)

const isFootnote = ({ identifier }: { identifier: string }) => identifier.startsWith('^')

const isBlank = (inline: Inline) => typeof inline === 'string' && inline.trim() === ''

/** Returns the words of inline content. */
export const wordsOf = (content: readonly Inline[]): string =>
  content
    .map((one) =>
      typeof one === 'string' ? one : one.type === 'code' ? one.text : 'children' in one ? wordsOf(one.children) : ' ',
    )
    .join('')

/** Joins neighbouring strings. */
function joined(content: readonly Inline[]): Inline[] {
  const result: Inline[] = []
  for (const one of content) {
    const before = result.at(-1)
    if (one === '') continue
    if (typeof one === 'string' && typeof before === 'string') result[result.length - 1] = before + one
    else result.push(one)
  }
  return result
}

/** A bare address may stand inside the words of a link. */
const withoutLinks = (content: readonly Inline[]): Inline[] =>
  joined(
    content.flatMap((one): readonly Inline[] => {
      if (typeof one === 'string' || !('children' in one)) return [one]
      const children = withoutLinks(one.children)
      return one.type === 'link' ? children : [{ ...one, children }]
    }),
  )

class Reader {
  readonly problems: Problem[] = []
  readonly media: MediumUse[] = []
  readonly #firstLine: number
  #source = ''
  readonly #definitions = new Map<string, Node<'definition'>>()
  /** How often each anchor was needed. */
  readonly #anchors = new Map<string, number>()
  readonly #used = new Set<string>()

  constructor(firstLine: number) {
    this.#firstLine = firstLine
  }

  read(source: string): Block[] {
    this.#source = source
    const { children } = fromMarkdown(source)
    this.#define(children)
    return this.#blocks(children, 0)
  }

  /** @param below the number of lines below the first one of the node */
  #report(node: RootContent, problem: Text, below = 0): void {
    this.problems.push({ line: this.#lineOf(node) + below, text: problem })
  }

  /** Returns a node as it was written. */
  #writtenOf({ position }: RootContent): string {
    return this.#source.slice(position?.start.offset, position?.end.offset)
  }

  #reportForeignSigns(node: Node<'text'>): void {
    const written = this.#writtenOf(node)
    for (const [name, sign] of foreignSigns) {
      const before = sign.exec(written)?.index
      if (before === undefined) continue
      // The head of a table is the line above.
      const below = written.slice(0, before).split('\n').length - (name === 'table' ? 2 : 1)
      this.#report(node, text(`publishing.${name}`), below)
    }
  }

  #lineOf(node: RootContent): number {
    return (node.position?.start.line ?? 1) + this.#firstLine - 1
  }

  /** Notes that a path names a medium. */
  #note(node: RootContent, path: string, as: MediumUse['as']): void {
    if (path.startsWith(mediaFolder))
      this.media.push({ name: path.slice(mediaFolder.length), as, line: this.#lineOf(node) })
  }

  /** Collects link definitions; the first of a name counts. */
  #define(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type === 'definition' && !this.#definitions.has(node.identifier)) {
        this.#definitions.set(node.identifier, node)
        if (isFootnote(node)) this.#report(node, text('publishing.footnote'))
      }
      if ('children' in node && node.type !== 'paragraph') this.#define(node.children)
    }
  }

  #blocks(nodes: readonly RootContent[], depth: number): Block[] {
    return nodes.flatMap((node): Block[] => {
      if (depth > maxDepth) {
        this.#report(node, text('publishing.tooDeep'))
        return []
      }
      switch (node.type) {
        case 'heading': {
          const children = this.#inlines(node.children, 0)
          const level = node.depth <= 2 ? 2 : node.depth === 3 ? 3 : 4
          return [{ type: 'heading', level, anchor: this.#anchorOf(wordsOf(children)), children }]
        }
        case 'paragraph':
          return this.#paragraph(node.children)
        case 'list': {
          const { ordered, start, children } = node
          const isOrdered = ordered === true
          for (const {
            children: [first],
          } of children) {
            const begin = first?.type === 'paragraph' ? first.children[0] : undefined
            if (begin?.type === 'text' && task.test(this.#writtenOf(begin)))
              this.#report(begin, text('publishing.taskList'))
          }
          return [
            {
              type: 'list',
              isOrdered,
              ...(isOrdered && typeof start === 'number' && start !== 1 && { start }),
              items: children.map(({ children: content }) => this.#blocks(content, depth + 1)),
            },
          ]
        }
        case 'blockquote':
          return [{ type: 'quotation', children: this.#blocks(node.children, depth + 1) }]
        case 'code':
          return [{ type: 'code', text: node.value }]
        case 'thematicBreak':
          return [{ type: 'rule' }]
        case 'html':
          this.#report(node, text('publishing.html'))
          return plainBlocks(node.value)
        default:
          return []
      }
    })
  }

  #paragraph(nodes: readonly PhrasingContent[]): Block[] {
    const [only] = nodes
    const pictures = nodes.filter((node) => node.type === 'image' || node.type === 'imageReference')
    const isOnlyPictures =
      pictures.length > 0 &&
      nodes.every(
        (node) =>
          node.type === 'image' || node.type === 'imageReference' || (node.type === 'text' && node.value.trim() === ''),
      )
    if (isOnlyPictures) return pictures.flatMap((node) => this.#picture(node))
    if (nodes.length === 1 && (only?.type === 'link' || only?.type === 'linkReference')) {
      const address = this.#addressOf(only)
      const video = videoOf(address)
      if (video) {
        const title = wordsOf(this.#inlines(only.children, 0)).replace(/\s+/g, ' ').trim()
        if (title === '' || title === address) this.#report(only, text('publishing.videoTitle', { address }))
        return [{ type: 'video', ...video, title: title || address }]
      }
    }
    // A pasted address of a video would stay text.
    if (nodes.length === 1 && only?.type === 'text' && videoOf(only.value.trim()))
      this.#report(only, text('publishing.videoTitle', { address: only.value.trim() }))
    const children = this.#inlines(nodes, 0)
    return children.every(isBlank) ? [] : [{ type: 'paragraph', children }]
  }

  #addressOf(node: Resource): string {
    return 'url' in node ? node.url : (this.#definitions.get(node.identifier)?.url ?? '')
  }

  #picture(node: Node<'image' | 'imageReference'>): Block[] {
    const address = this.#addressOf(node)
    const alt = (node.alt ?? '').trim()
    const caption = 'url' in node ? node.title : this.#definitions.get(node.identifier)?.title
    const src = sitePath(address)
    if (alt === '') this.#report(node, text('publishing.pictureWithoutWords', { example: '![…](/media/voda.jpg)' }))
    if (!src?.startsWith(mediaFolder)) {
      this.#report(node, text('publishing.picture', { address, path: '/media/voda.jpg' }))
      return alt === '' ? [] : [{ type: 'paragraph', children: [alt] }]
    }
    this.#note(node, src, 'picture')
    return [{ type: 'picture', src, alt, ...(caption && { caption }) }]
  }

  #inlines(nodes: readonly PhrasingContent[], depth: number): Inline[] {
    return joined(nodes.flatMap((node) => this.#inline(node, depth)))
  }

  #inline(node: PhrasingContent, depth: number): readonly Inline[] {
    switch (node.type) {
      case 'text':
        this.#reportForeignSigns(node)
        return [node.value.replace(/\s*\n\s*/g, ' ')]
      case 'emphasis':
      case 'strong': {
        const children = this.#inlines(node.children, depth + 1)
        if (depth <= maxDepth) return [{ type: node.type, children }]
        this.#report(node, text('publishing.tooDeep'))
        return children
      }
      case 'inlineCode':
        return [{ type: 'code', text: node.value }]
      case 'break':
        return [{ type: 'break' }]
      case 'link':
      case 'linkReference': {
        const children = this.#inlines(node.children, depth + 1)
        if (node.type === 'linkReference' && isFootnote(node)) {
          this.#report(node, text('publishing.footnote'))
          return children
        }
        const href = readAddress(this.#addressOf(node))
        if (typeof href !== 'string') this.#report(node, href)
        else if (children.every(isBlank)) this.#report(node, text('publishing.linkWithoutWords'))
        else {
          this.#note(node, href, 'link')
          return [{ type: 'link', href, children: withoutLinks(children) }]
        }
        return children
      }
      case 'image':
      case 'imageReference':
        this.#report(node, text('publishing.pictureInLine'))
        return [node.alt ?? '']
      case 'html':
        this.#report(node, text('publishing.html'))
        return [node.value.replace(/\s+/g, ' ')]
      default:
        return []
    }
  }

  /** Returns the anchor of a heading, with its first words. The prefix keeps it apart from the ids of the page. */
  #anchorOf(words: string): string {
    const anchor = ['part', ...foldedWords(words.slice(0, 300)).map((word) => word.replace(/[^a-z0-9]/g, ''))]
      .filter((word) => word !== '')
      .slice(0, 8)
      .join('-')
      .slice(0, 80)
    let number = this.#anchors.get(anchor) ?? 0
    let unique: string
    do {
      number += 1
      unique = number === 1 ? anchor : `${anchor}-${number}`
    } while (this.#used.has(unique))
    this.#anchors.set(anchor, number)
    this.#used.add(unique)
    return unique
  }
}
