import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { partStylesName, type HeadElement, type PageModules, type RenderedPage } from '#shared/rendering.ts'
import { bootScript, laterId } from '#shared/boot.ts'
import { speculationRules } from '#shared/speculation.ts'
import { themeGrounds, themeScript } from '#shared/theme.ts'

/** The files a document names in its head. */
export interface DocumentAssets {
  /** Entry script. */
  script: string
  /** Addresses of what the entry script loads: the page's own module, and those of its header and footer. */
  modules: PageModules
  /** What the style element holds: the order of cascade layers first, then the page's styles. */
  styles: string
  /** The files that these styles come from. */
  styleFiles: readonly string[]
  /** Files of which the document holds a part: whoever shows the page after a change of page loads all of them. */
  partStyleFiles: readonly string[]
  modulePreloads: readonly string[]
  /** Fonts of the visible script alone. */
  fonts: readonly string[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!)

/** JSON that may stand in a script element: no `<`, so neither `</script>` nor `<!--`. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** An element of the head; what belongs to one page is marked, so that the browser can exchange it. */
function headElement(element: HeadElement, mark = ''): string {
  if (element.tag === 'title') return `<title${mark}>${escapeHtml(element.text)}</title>`
  const attributes = Object.entries(element.attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<${element.tag}${mark} ${attributes.join(' ')}>`
}
const ofPage = ' data-page'

/**
 * A picture of the first screen: an image that may turn out not to be shown (`Picture` has one for each colour scheme) is
 * asked for only when the page has been laid out, which is late for the largest thing on it.
 */
function preloadPicture({ href, scheme }: RenderedPage['firstPictures'][number]): string {
  const media = scheme ? ` media="(prefers-color-scheme: ${scheme})"` : ''
  return `<link rel="preload" href="${escapeHtml(href)}" as="image"${media} fetchpriority="high">`
}

/** What the entry script is told to load, as its attributes. */
const moduleNames = (modules: PageModules): string =>
  Object.entries(modules)
    .filter(([, address]) => address !== undefined)
    .map(([part, address]) => ` data-${part}-module="${address}"`)
    .join('')

/** What the page's looks depend on, as attributes of the document's root: its accent, and its typeface set where it has one. */
export const rootAttributes = (
  { accent, typefaceSet }: Pick<RenderedPage, 'accent' | 'typefaceSet'>,
  language: Language,
): string =>
  Object.entries({ lang: languageFacts[language].tag, 'data-accent': accent, 'data-typeface-set': typefaceSet })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${escapeHtml(value!)}"`)
    .join(' ')

/**
 * The document around a rendered page. It holds its styles itself: the first paint waits for no other file. The files they
 * come from are named, and switched off: so the script that loads a page's module does not load its styles again. They are named
 * among what comes later, for a browser that reads ahead in the document asks for files that are switched off, too.
 */
export function createDocument(page: RenderedPage, language: Language, assets: DocumentAssets): string {
  const preload = (as: string, type: string) => (href: string) =>
    `<link rel="preload" href="${href}" as="${as}" type="${type}" crossorigin>`
  return `<!DOCTYPE html>
<html ${rootAttributes(page, language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeGrounds.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeGrounds.dark}">
<script>${themeScript}</script>
<style>${assets.styles}</style>
<script type="speculationrules">${speculationRules}</script>
${[
  ...page.head.map((element) => headElement(element, ofPage)),
  ...page.frame.map((element) => headElement(element)),
  ...(assets.partStyleFiles.length > 0
    ? [`<meta name="${partStylesName}" content="${assets.partStyleFiles.join(' ')}">`]
    : []),
  ...page.firstPictures.map(preloadPicture),
  ...assets.fonts.map(preload('font', 'font/woff2')),
  // A block of data: no browser executes it, and the content security policy does not ask about it.
  ...(page.structuredData
    ? [`<script${ofPage} type="application/ld+json">${scriptJson(page.structuredData)}</script>`]
    : []),
].join('\n')}
</head>
<body id="top">
<div id="root">${page.html}</div>
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
}
