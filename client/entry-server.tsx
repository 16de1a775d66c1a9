import './styles/all.ts'
import brand from 'virtual:brand'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Translator } from '#locales/translator.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { PageRequest, PageState, RenderedPage, ServerEntry } from '#shared/rendering.ts'
import { pageNameOf } from '#shared/routes/pageName.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { App } from './app/App.tsx'
import { BootFailure } from './app/BootFailure.tsx'
import { pageHead } from './pages/head.ts'
import { indexedPaths, resolve } from './content/contentPages.ts'
import { siteWordsOf } from './content/siteWords.ts'
import { entryOf, modulesOf, sourcesOf, wordsFor } from './app/pageRegistry.ts'
import { createPreparation } from './app/preparation.ts'
import type { Trail } from './site/site.ts'
import { feedHead } from './crawlers/feedHead.ts'
import { frameHead, manifestAddress, webManifest } from './crawlers/frame.ts'
import { sharingHead } from './crawlers/sharing.ts'
import { structuredData } from './crawlers/structuredData.ts'
import { addressOfWords } from './i18n/pageWords.ts'

const preparation = createPreparation(
  (found) => {
    const sources = sourcesOf(found)
    return Promise.resolve({ ...sources, words: [...sources.words, ...(entryOf(found).serverWords ?? [])] })
  },
  (language) => Promise.resolve(siteWordsOf(language)),
  (ask) => ask(),
)

/** Preparations that pages need before they are rendered: the `ready.ts` of their folders. */
type MakeReady = (request: PageRequest, words: typeof wordsFor) => Promise<void>
const makeReady = import.meta.glob<MakeReady>('./pages/**/ready.ts', { import: 'default' })

/** The page's own address, whatever address the request had. */
function pageAddress({ found, pathname, addressed, language, query, visit }: PageRequest): string {
  return withQuery(canonicalPath(found) ?? pathname, {
    language: addressed ? language : undefined,
    // A mailed token stays in the address: loaded again, the page is the same.
    query: { ...query, t: visit && visit.kind !== 'form' && 'token' in visit ? visit.token : undefined },
  })
}

/** The pictures that `Picture` marks as first. */
function firstPicturesIn(html: string): RenderedPage['firstPictures'] {
  const pictures: RenderedPage['firstPictures'][number][] = []
  const mark = ' fetchPriority="high"'
  // Looked for by its mark: an expression that begins with each picture takes as long as a twentieth of a page.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const picture = html.slice(html.lastIndexOf('<img', at), html.indexOf('>', at))
    const href = / src="([^"]+)"/.exec(picture)?.[1]
    if (href !== undefined) pictures.push({ href, scheme: / data-scheme="([^"]+)"/.exec(picture)?.[1] })
  }
  return pictures
}

/** What every document of a language holds for the case that its scripts do not come. */
const asides = new Map<Language, string>()

function asideOf(language: Language, translator: Translator): string {
  let aside = asides.get(language)
  if (aside === undefined) {
    aside = renderToStaticMarkup(<BootFailure translator={translator} />)
    asides.set(language, aside)
  }
  return aside
}

async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { found, language, visit, publicUrl, year, countsTo, messageDays, demoPages } = request
  const { row } = found
  const { styleSources = [] } = entryOf(found)
  const { words, shell } = sourcesOf(found)
  const address = pageAddress(request)
  const path = canonicalPath(found)
  const state: PageState = {
    language,
    publicUrl,
    year,
    ...(countsTo !== undefined && { countsTo }),
    messageDays,
    demoPages,
    visit: visit ?? null,
    page: { name: pageNameOf(found), words, shell },
    ...(path !== undefined && { path }),
    // The page of a cart stands at its own address already, maybe at a part of it.
    ...(visit && visit.kind !== 'cart' && { address }),
  }
  const { translator } = await preparation.prepare(found, language)
  const ready = await makeReady[`./pages/${row.kind}/ready.ts`]?.()
  await ready?.(request, wordsFor)
  let trail: Trail = []
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App
          preparation={preparation}
          initial={state}
          noteTrail={(shown) => {
            trail = shown
          }}
        />
      </StaticRouter>
    </StrictMode>,
  )
  // React leaves what fails within a boundary to the browser, and says nothing: an empty page, with status 200.
  if (html.startsWith('<!--$!-->')) throw new Error(`The page ${pageNameOf(found)} could not be rendered.`)
  return {
    head: [...pageHead(request, translator), ...sharingHead(request, translator), ...feedHead(request, translator)],
    frame: frameHead(),
    manifest: manifestAddress(language),
    structuredData: structuredData(request, trail, translator),
    html,
    aside: asideOf(language, translator),
    firstPictures: firstPicturesIn(html),
    words: words.map((file) => addressOfWords(language, file)),
    modules: modulesOf(found),
    styleModules: styleSources,
    accent: row.accent ?? 'party',
    mood: row.mood,
    state,
  }
}

/** The search comes with the first that somebody looks for. */
const suggest: ServerEntry['suggest'] = async (request) =>
  (await import('./pages/search/suggest.ts')).suggest(request, wordsFor)

/** Few ask for it: what writes it comes with the first. */
const writeFeed: ServerEntry['writeFeed'] = async (name, request) =>
  name === 'articles'
    ? (await import('./crawlers/feed.tsx')).writeFeed(request)
    : (await import('./crawlers/donationsFeed.ts')).writeDonationsFeed(request)

export default {
  renderPage,
  writeFeed,
  resolve,
  indexedPaths,
  suggest,
  webManifest,
  icon: brand.icon,
  touchIcon: brand.touchIcon,
} satisfies ServerEntry
