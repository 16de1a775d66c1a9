import './styles/all.ts'
import brand from 'virtual:brand'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Translator } from '#locales/translator.ts'
import type { FirstPicture, PageRequest, PageState, RenderedPage, ServerEntry } from '#shared/rendering.ts'
import { checkTable } from '#shared/routes/checkTable.ts'
import { pageNameOf } from '#shared/routes/pageName.ts'
import { table } from '#shared/routes/table.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import type { WordChanges } from '#shared/wordChanges.ts'
import { App } from './app/App.tsx'
import { BootFailure } from './app/BootFailure.tsx'
import { PreviewBar } from './app/PreviewBar.tsx'
import { describe, pageHead } from './pages/head.ts'
import { withDrawings } from './pages/home/drawnPosters.tsx'
import { indexedPaths, resolve } from './content/contentPages.ts'
import { siteWordsOf } from './content/siteWords.ts'
import { entryOf, modulesOf, sourcesOf, wordsFor } from './app/pageRegistry.ts'
import { createPreparation, type Preparation } from './app/preparation.ts'
import type { Trail } from './site/site.ts'
import { feedHead } from './crawlers/feedHead.ts'
import { frameHead, manifestAddress, webManifest } from './crawlers/frame.ts'
import { sharingHead } from './crawlers/sharing.ts'
import { structuredData } from './crawlers/structuredData.ts'
import { addressOfWords } from './i18n/pageWords.ts'

checkTable(table)

const createPreparationWith = (changes: WordChanges | undefined) =>
  createPreparation(
    (found) => {
      const sources = sourcesOf(found)
      return Promise.resolve({ ...sources, words: [...sources.words, ...(entryOf(found).serverWords ?? [])] })
    },
    (language) => Promise.resolve(siteWordsOf(language, changes)),
    (ask) => ask(),
  )
const unchanged = createPreparationWith(undefined)
const preparations = new WeakMap<WordChanges, Preparation>()

/** Returns the prepared pages with what is published in the place of words. */
function preparationOf({ changes }: PageRequest): Preparation {
  let preparation = changes ? preparations.get(changes) : unchanged
  if (!preparation) preparations.set(changes!, (preparation = createPreparationWith(changes)))
  return preparation
}

/** Loads data of a page before it is rendered. */
type LoadData = (request: PageRequest, words: typeof wordsFor) => Promise<void>
/** The data loaders of page folders: their `ready.ts`. */
const dataLoaders = import.meta.glob<LoadData>('./pages/**/ready.ts', { import: 'default' })

/** Returns the page's own address, independent of the request's. */
function pageAddress({ found, pathname, addressed, language, query, visit }: PageRequest): string {
  return withQuery(canonicalPath(found) ?? pathname, {
    language: addressed ? language : undefined,
    // A mailed token stays in the address, so that a reload shows the same page.
    query: { ...query, t: visit && visit.kind !== 'form' && 'token' in visit ? visit.token : undefined },
  })
}

/** The smallest files of a photograph. Nothing stands between its sources and its image. */
const firstSource = /^<picture><source type="([^"]+)" srcset="([^"]+)" sizes="([^"]+)">(?:<source[^>]*>)*$/

/** Returns the pictures that `Picture` and `photographHtml` mark as first. */
function firstPicturesIn(html: string): RenderedPage['firstPictures'] {
  const pictures: FirstPicture[] = []
  const mark = ' fetchPriority="high"'
  // Searching for the mark is faster: a regular expression from each picture would take a twentieth of the page's
  // rendering time.
  for (let index = html.indexOf(mark); index >= 0; index = html.indexOf(mark, index + 1)) {
    const start = html.lastIndexOf('<img', index)
    const picture = html.slice(start, html.indexOf('>', index))
    const isPhotograph = html.startsWith('<source', html.lastIndexOf('<', start - 1))
    const [, type, imagesrcset, imagesizes] =
      (isPhotograph && firstSource.exec(html.slice(html.lastIndexOf('<picture>', start), start))) || []
    if (type !== undefined && imagesrcset !== undefined && imagesizes !== undefined) {
      pictures.push({ type, imagesrcset, imagesizes })
      continue
    }
    const href = / src="([^"]+)"/.exec(picture)?.[1]
    if (href !== undefined) pictures.push({ href, scheme: / data-scheme="([^"]+)"/.exec(picture)?.[1] })
  }
  return pictures
}

/** The notice about missing scripts of each translator. */
const asides = new WeakMap<Translator, string>()

function asideOf(translator: Translator): string {
  let aside = asides.get(translator)
  if (aside === undefined) {
    aside = renderToStaticMarkup(<BootFailure translator={translator} />)
    asides.set(translator, aside)
  }
  return aside
}

/** Prepares a page: its words and data are loaded, and `renderMarkup` renders it any number of times. */
async function preparePage(request: PageRequest) {
  const { found, language, visit, publicUrl, year, countsTo, messageDays, demoPages, changes } = request
  const content = request.content && withDrawings(request.content)
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
    ...(content && Object.keys(content).length > 0 && { content }),
    ...(changes && { changes }),
    visit: visit ?? null,
    page: { name: pageNameOf(found), words, shell },
    ...(path !== undefined && { path }),
    // The page of a cart already has its own address, maybe with an anchor.
    ...(visit && visit.kind !== 'cart' && { address }),
  }
  const preparation = preparationOf(request)
  const { translator } = await preparation.prepare(found, language)
  const loadData = await dataLoaders[`./pages/${found.row.kind}/ready.ts`]?.()
  await loadData?.(request, wordsFor)
  const renderMarkup = (noteTrail: (trail: Trail) => void = () => {}): string =>
    renderToString(
      <StrictMode>
        <StaticRouter location={address}>
          <App preparation={preparation} initial={state} noteTrail={noteTrail} />
        </StaticRouter>
      </StrictMode>,
    )
  return { state, content, words, translator, renderMarkup }
}

async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { found, language } = request
  const { row } = found
  const { styleSources = [] } = entryOf(found)
  const { state, content, words, translator, renderMarkup } = await preparePage(request)
  let trail: Trail = []
  const html = renderMarkup((shown) => {
    trail = shown
  })
  // React only leaves a mark for an error inside a boundary: the page would be empty, with status 200.
  if (html.startsWith('<!--$!-->')) throw new Error(`The page ${pageNameOf(found)} could not be rendered.`)
  const description = describe(request, translator)
  return {
    head: [
      ...pageHead(request, description),
      ...sharingHead(request, translator, description),
      ...feedHead(request, translator),
    ],
    frame: frameHead(),
    manifest: manifestAddress(language),
    structuredData: structuredData(request, trail, translator, description),
    html,
    aside:
      asideOf(translator) + (content?.isPreview ? renderToStaticMarkup(<PreviewBar translator={translator} />) : ''),
    firstPictures: firstPicturesIn(html),
    words: words.map((file) => addressOfWords(language, file)),
    modules: modulesOf(found),
    styleModules: styleSources,
    accent: row.accent ?? 'party',
    typefaceSet: row.typefaceSet,
    state: content?.found ? { ...state, content: { ...content, found: [] } } : state,
  }
}

/** Loads the search on its first use. */
const suggest: ServerEntry['suggest'] = async (request) =>
  (await import('./pages/search/suggest.ts')).suggest(request, wordsFor)

/** Loads the writer of a feed on its first use. */
const writeFeed: ServerEntry['writeFeed'] = async (name, request) =>
  name === 'articles'
    ? (await import('./crawlers/feed.tsx')).writeFeed(request)
    : (await import('./crawlers/donationsFeed.ts')).writeDonationsFeed(request)

export default {
  renderPage,
  prepareMarkup: async (request) => {
    const { renderMarkup } = await preparePage(request)
    return () => renderMarkup()
  },
  writeFeed,
  resolve,
  indexedPaths,
  suggest,
  webManifest,
  icon: brand.icon,
  touchIcon: brand.touchIcon,
} satisfies ServerEntry
