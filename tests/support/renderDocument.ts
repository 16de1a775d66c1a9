import { Parser, StaticConfigLoader, type DOMNode, type HtmlElement } from 'html-validate'
import type { Language } from '#shared/i18n/languages.ts'

/** A request and its answer. */
export interface Answer {
  /** A name for findings and test names. */
  name: string
  /** The requested path and query. */
  address: string
  language: Language
  /** Whether links must name the language. */
  addressed: boolean
  status: number
  headers: Headers
  html: string
}

/** An answer with its parsed document. */
export interface PageDocument extends Answer {
  root: HtmlElement
}

/** A text that people read or hear, with its declared language. */
export interface PageText {
  text: string
  lang: string
  where: string
}

const parser = new Parser(await new StaticConfigLoader({ elements: ['html5'] }).getConfigFor('page.html'))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** Decodes the entities that serializers write. Other entities stay, so that tests find them. */
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name]!)

export const parsePage = (answer: Answer): PageDocument => ({ ...answer, root: parser.parseHtml(answer.html) })

export const all = ({ root }: PageDocument, selector: string): HtmlElement[] => root.querySelectorAll(selector)

/** Returns the value of an attribute; undefined if it is absent. */
export const valueOf = (element: HtmlElement, name: string): string | undefined => {
  if (!element.hasAttribute(name)) return undefined
  return decode(element.getAttributeValue(name) ?? '')
}

/** Returns the values of an attribute of all elements that match the selector. */
export const values = (page: PageDocument, selector: string, name: string): string[] =>
  all(page, selector).flatMap((element) => valueOf(element, name) ?? [])

export const textOf = (element: HtmlElement): string => decode(element.textContent).replace(/\s+/g, ' ').trim()

const spokenAttributes = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description']
const spokenMeta = /^(?:description|og:title|og:description|og:site_name|og:image:alt)$/
const isElement = (node: DOMNode): node is HtmlElement => 'tagName' in node

/** Returns a function that caches its result for each page, because several rules need the same values. */
export function readOnce<Read>(read: (page: PageDocument) => Read): (page: PageDocument) => Read {
  const known = new WeakMap<PageDocument, { read: Read }>()
  return (page) => {
    const found = known.get(page) ?? { read: read(page) }
    known.set(page, found)
    return found.read
  }
}

/** Returns all texts of a page: visible text, labels, descriptions. */
export const pageTexts = readOnce((page): readonly PageText[] => {
  const texts: PageText[] = []
  const add = (text: string, lang: string, where: string) => {
    // Soft hyphens are removed. No-break spaces are part of the text.
    const plain = decode(text)
      .replaceAll('\u00ad', '')
      .replace(/[ \t\n\f\r]+/g, ' ')
      .replace(/^ | $/g, '')
    if (plain) texts.push({ text: plain, lang, where })
  }
  const walk = (element: HtmlElement, inherited: string): void => {
    const { tagName } = element
    if (tagName === 'script' || tagName === 'style') return
    // Code is in no language.
    if (tagName === 'code') return
    // Text typed by a visitor may be in any language and script.
    if (valueOf(element, 'data-typed') !== undefined) return
    const lang = valueOf(element, 'lang') ?? inherited
    for (const name of spokenAttributes) add(valueOf(element, name) ?? '', lang, `${tagName} ${name}`)
    const isSpokenMeta = spokenMeta.test(valueOf(element, 'name') ?? valueOf(element, 'property') ?? '')
    if (tagName === 'meta' && isSpokenMeta) add(valueOf(element, 'content') ?? '', lang, 'meta')
    // `<wbr>` does not end a word.
    let text = ''
    for (const node of element.childNodes) {
      if (!isElement(node)) text += node.nodeName === '#text' ? node.textContent : ''
      else if (node.tagName !== 'wbr') {
        add(text, lang, tagName)
        text = ''
        walk(node, lang)
      }
    }
    add(text, lang, tagName)
  }
  walk(page.root, '')
  return texts
})
