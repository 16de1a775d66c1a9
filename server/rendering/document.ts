import { noticeStyles } from '../publishing/noticeHtml.ts'
import { escapeHtml } from '#shared/escapeHtml.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import {
  partStylesName,
  type FirstPicture,
  type HeadElement,
  type PageModules,
  type RenderedPage,
} from '#shared/rendering.ts'
import { bootScript, laterId } from '#shared/boot.ts'
import { speculationRules } from '#shared/speculation.ts'
import { themeGrounds, themeScript } from '#shared/theme.ts'

/** The styles of a document and the addresses of its files. */
export interface DocumentAssets {
  /** Entry script. */
  script: string
  /** Addresses of the modules that the entry script loads: of the page, its header and its footer. */
  modules: PageModules
  /** The text of the style element: the order of the cascade layers, then the page's styles. */
  styles: string
  /** Style files of which the document holds all rules. */
  styleFiles: readonly string[]
  /** Style files of which the document holds some rules. A browser that changes to this page loads them. */
  partStyleFiles: readonly string[]
  modulePreloads: readonly string[]
  /** Addresses of the fonts to preload. */
  fonts: readonly string[]
}

/** Returns JSON for a script element. It escapes `<`, so it contains neither `</script>` nor `<!--`. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** Returns the HTML of an element of the head. The mark shows the browser which elements to exchange with the page. */
function headElement(element: HeadElement, mark = ''): string {
  if (element.tag === 'title') return `<title${mark}>${escapeHtml(element.text)}</title>`
  let html = `<${element.tag}${mark}`
  for (const name in element.attributes) html += ` ${name}="${escapeHtml(element.attributes[name]!)}"`
  return `${html}>`
}
const ofPage = ' data-page'

/**
 * Returns the preload of a picture on the first screen. Without it the browser requests the picture only after the layout,
 * because `Picture` has one image for each colour scheme.
 */
function preloadPicture(picture: FirstPicture): string {
  const { scheme, ...attributes } = { scheme: undefined, ...picture }
  const media = scheme ? ` media="(prefers-color-scheme: ${scheme})"` : ''
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<link rel="preload"${named.join('')} as="image"${media} fetchpriority="high">`
}

/** Returns the attributes of the entry script that name the modules to load. */
const moduleNames = (modules: PageModules): string =>
  Object.entries(modules)
    .filter(([, address]) => address !== undefined)
    .map(([part, address]) => ` data-${part}-module="${address}"`)
    .join('')

/** Returns the attributes of the root element: language, accent and, if any, typeface set. */
export const rootAttributes = (
  { accent, typefaceSet }: Pick<RenderedPage, 'accent' | 'typefaceSet'>,
  language: Language,
): string =>
  Object.entries({ lang: languageFacts[language].tag, 'data-accent': accent, 'data-typeface-set': typefaceSet })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${escapeHtml(value!)}"`)
    .join(' ')

/**
 * Returns the HTML document of a rendered page in pieces. The styles are inline, so that the first paint waits for no file. Their
 * files are disabled links, which keep the module loader from loading them again. The links are in a template, because
 * browsers also preload disabled ones.
 *
 * Styles and markup are pieces of their own: copying them into one string takes longer than encoding them.
 * @param notice HTML above the page
 */
export function documentPieces(page: RenderedPage, language: Language, assets: DocumentAssets, notice = ''): string[] {
  const preload = (as: string, type: string) => (href: string) =>
    `<link rel="preload" href="${href}" as="${as}" type="${type}" crossorigin>`
  const start = `<!DOCTYPE html>
<html ${rootAttributes(page, language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeGrounds.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeGrounds.dark}">
<script>${themeScript}</script>
<style>`
  const head = `</style>${
    notice &&
    `
<style>${noticeStyles}</style>`
  }
<script type="speculationrules">${speculationRules}</script>
${[
  ...page.head.map((element) => headElement(element, ofPage)),
  ...page.frame.map((element) => headElement(element)),
  ...(assets.partStyleFiles.length > 0
    ? [`<meta name="${partStylesName}" content="${assets.partStyleFiles.join(' ')}">`]
    : []),
  ...page.firstPictures.map(preloadPicture),
  ...assets.fonts.map(preload('font', 'font/woff2')),
  // A data block, which the content security policy does not restrict.
  ...(page.structuredData
    ? [`<script${ofPage} type="application/ld+json">${scriptJson(page.structuredData)}</script>`]
    : []),
].join('\n')}
</head>
<body id="top">
${notice}<div id="root">`
  const end = `</div>
${page.aside}
<script type="application/json" id="state">${scriptJson(page.state)}</script>
<template id="${laterId}">
${[
  ...assets.styleFiles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
  ...assets.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`),
  ...page.words.map(preload('fetch', 'application/json')),
  `<link rel="manifest" href="${escapeHtml(page.manifest)}">`,
  `<script type="module" src="${assets.script}"${moduleNames(assets.modules)} crossorigin></script>`,
].join('\n')}
</template>
<script>${bootScript}</script>
</body>
</html>
`
  return [start, assets.styles, head, page.html, end]
}

/** Returns the HTML document of a rendered page as one string. */
export const createDocument = (...document: Parameters<typeof documentPieces>): string =>
  documentPieces(...document).join('')

/** Memory for `encode`: counting the bytes of a text before it is encoded takes as long as encoding it. */
let scratch = Buffer.alloc(0)

/** Returns texts one after the other in UTF-8. */
export function encode(texts: readonly string[]): Buffer {
  const most = 3 * texts.reduce((length, text) => length + text.length, 0)
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most)
  let end = 0
  for (const text of texts) end += scratch.write(text, end)
  const body = Buffer.allocUnsafeSlow(end)
  scratch.copy(body)
  return body
}
