import type { ShownContent, ShownFilter, Store } from '#db/store.ts'
import { municipalityWords } from '#shared/content/municipalities.ts'
import { fold } from '#shared/i18n/fold.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { dayOf, seatTimeOf } from '#shared/localDay.ts'
import { leadPictureOf, ownLanguages, tagsOf } from '#shared/publishing/documents.ts'
import type {
  Area,
  EventDetails,
  EventSummary,
  NewsArticle,
  NewsSummary,
  PublishedContent,
  SharedPicture,
} from '#shared/publishing/published.ts'
import { photographHtml, sharedPicture, type PhotographLayout } from '#shared/publishing/photographHtml.ts'
import { richTextParts } from '#shared/publishing/richTextHtml.ts'
import { firstItem, type ShopItemId } from '#shared/content/shopNames.ts'
import type { Block } from '#shared/publishing/richText.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import { createChapters, replacedChapters } from '../publishing/chapters.ts'
import { bodyIn, tagIn, textIn } from '../publishing/chosenText.ts'
import { mediaNamesOf, type MediaByName } from '../publishing/mediumUses.ts'
import { galleryContent, pressPhotographs } from '../publishing/photographs.ts'
import { publishedFacts } from '../publishing/facts/publishedFacts.ts'
import { createPeople, personSummary } from '../publishing/people.ts'
import { checkPreviewToken } from '../publishing/previewToken.ts'
import { noticeHtml } from '../publishing/noticeHtml.ts'
import { createReader, type Seen, type Viewed } from '../publishing/reader.ts'
import { registerPage, type Register } from '../publishing/register.ts'
import { searchContent } from '../publishing/searchContent.ts'
import { leadPicture, withMedia } from '../publishing/shownMedia.ts'
import type { FactsService } from './facts.ts'
import type { Shop } from './shop.ts'

/** The number of items on a page of a list. */
export const itemsPerPage = { news: 12, event: 20 } as const
/** The pages that show products, beside their own pages and those that show other kinds too. */
const shopPages = [
  'shopListing',
  'shop/categories',
  'cart',
  'checkout',
  'homeVariant',
  'header',
] satisfies readonly PageKind[]
/** The number of items on the home page and of press releases on the press page. */
const latest = 3

export interface ContentRequest {
  found: FoundPage
  query: PageQuery
  language: Language
  /** Whether drafts are shown. */
  isPreview: boolean
}

export interface Published {
  /** Returns what a page shows of the content store; undefined if the page does not exist. */
  contentOf(request: ContentRequest): Promise<PublishedContent | undefined>
  /** Returns the notice that every page shows, as HTML; empty if there is none. */
  noticeHtml(viewed: Viewed): Promise<string>
  /** Returns the end of the preview that a token opens, in milliseconds since 1970; undefined without a valid token. */
  previewUntil(token: string): number | undefined
}

/** Returns the BCP 47 tags of the site's languages in which an item has a text of its own. */
const tagsOfLanguages = ({ document }: Pick<ShownContent, 'document'>) =>
  ownLanguages(document.texts).map((language) => languageFacts[language].tag)

/** Where the photograph of an item stands, and the media to choose from. */
interface Place {
  media: MediaByName
  layout: PhotographLayout
}

const pictureOf = ({ document }: Pick<Seen, 'document'>, language: Language, media: MediaByName) =>
  leadPicture(leadPictureOf(document), textIn(document.texts, language), media, language)

function summaryOf(seen: Seen, language: Language, at?: Place) {
  const { slug, document, state } = seen
  const { title, lead, place, lang } = textIn(document.texts, language)
  const picture = at && pictureOf(seen, language, at.media)
  return {
    slug,
    title,
    lead,
    ...(lang && { lang }),
    ...(place && { place }),
    ...(at && picture && { picture: photographHtml(picture, at.layout) }),
    tags: tagsOf(document).map((tag) => tagIn(tag, language)),
    ...(state && { state }),
  }
}

function newsSummary(seen: Seen, language: Language, at?: Place): NewsSummary {
  const { place: _place, ...summary } = summaryOf(seen, language, at)
  return { ...summary, date: dayOf(seen.sortAt) }
}

/** Returns the name of a municipality; undefined if the site does not know it. */
function areaOf(id: string, language: Language): Area | undefined {
  const municipality = publishedFacts().roll.list.find((one) => one.id === id)
  if (!municipality) return undefined
  const { name, tag } = municipalityWords(municipality, language)
  return { name, lang: tag }
}

function eventSummary(seen: Seen, language: Language, now: number, at: Place): EventSummary {
  const { fields } = seen.document
  const ends = seen.ends ?? seen.sortAt
  const municipality = fields.kind === 'event' ? fields.municipality : undefined
  const area = municipality && areaOf(municipality, language)
  return {
    ...summaryOf(seen, language, at),
    starts: seatTimeOf(seen.sortAt),
    ends: seatTimeOf(ends),
    isPast: ends <= now,
    ...(municipality && { municipality }),
    ...(area && { area }),
  }
}

/** The time of the last change after the first publication. */
const changedOf = ({ firstPublished, lastPublished }: Seen) =>
  lastPublished > firstPublished && { changed: new Date(lastPublished).toISOString() }

export interface PublishedParts {
  store: Pick<
    Store,
    | 'listShown'
    | 'countShown'
    | 'findShown'
    | 'findContent'
    | 'listContent'
    | 'contentFacets'
    | 'searchShown'
    | 'findMedia'
    | 'onceShown'
  >
  register: Register
  shop: Shop
  facts: FactsService
  /** The site keys whose preview tokens are accepted. */
  acceptedKeys: readonly string[]
  /** Milliseconds since 1970. */
  now: () => number
}

/** Returns the reader of what visitors see of the content store. */
export function createPublished({ store, register, shop, facts, acceptedKeys, now }: PublishedParts): Published {
  const reader = createReader(store)
  const { first, find, findMedia, everShown } = reader
  const { leaders, people, pressPeople } = createPeople(reader)
  const chapters = createChapters(reader)
  /** Returns the items of a list. The first one may have a place of its own. */
  const news = async (seen: readonly Seen[], language: Language, first: PhotographLayout = 'row') => {
    const media = await leadsOf(seen)
    return seen.map((one, index) => newsSummary(one, language, { media, layout: index === 0 ? first : 'row' }))
  }
  const events = async (seen: readonly Seen[], language: Language, first: PhotographLayout = 'row') => {
    const media = await leadsOf(seen)
    return seen.map((one, index) => eventSummary(one, language, now(), { media, layout: index === 0 ? first : 'row' }))
  }
  const leadsOf = (seen: readonly Seen[]) =>
    findMedia(seen.flatMap(({ document }) => leadPictureOf(document)?.name ?? []))
  /** Returns the texts of a page of one item, with its pictures. */
  function bodyOf(seen: Seen, language: Language, media: MediaByName) {
    const text = withMedia(bodyIn(textIn(seen.document.texts, language), language), media, language)
    const lead = pictureOf(seen, language, media)
    const shared = lead && sharedPicture(lead)
    return {
      body: richTextParts(text),
      pictures: [...(shared ? [shared] : []), ...text.flatMap(sharedPicturesIn)],
      languages: tagsOfLanguages(seen),
      ...changedOf(seen),
    }
  }
  const nextEvents = (request: ContentRequest) =>
    first({ kind: 'event', endsAfter: now() }, request, 'oldest', latest).then((seen) =>
      events(seen.slice(0, latest), request.language),
    )
  const latestNews = (request: ContentRequest, filter: Partial<ShownFilter> = {}) =>
    first({ kind: 'news', ...filter }, request, 'newest', latest).then((seen) =>
      news(seen.slice(0, latest), request.language),
    )

  /** Returns the page of a list that the address asks for; undefined beyond the last one. */
  function pageOf(total: number, perPage: number, query: PageQuery): { page: number; pages: number } | undefined {
    const pages = Math.max(1, Math.ceil(total / perPage))
    const page = Number(query.page ?? 1)
    return page > pages ? undefined : { page, pages }
  }

  async function newsList(request: ContentRequest): Promise<PublishedContent | undefined> {
    const { query, language } = request
    const { tag } = query
    const year = Number.parseInt(query.year ?? '', 10)
    const filter: ShownFilter = { kind: 'news', ...(year > 0 && { year }), ...(tag && { tag }) }
    const [total, facets] = await Promise.all([store.countShown(filter), store.contentFacets({ kind: 'news' })])
    const place = pageOf(total, itemsPerPage.news, query)
    if (!place) return undefined
    const seen = await first(filter, request, 'newest', itemsPerPage.news, (place.page - 1) * itemsPerPage.news)
    return {
      newsList: {
        ...place,
        // The newest item is a poster.
        items: await news(seen, language, year > 0 || tag || place.page > 1 ? 'row' : 'front'),
        total,
        ...(year > 0 && { year }),
        ...(tag && { tag: tagIn(facets.tags.find((one) => one.tag === fold(tag))?.name ?? tag, language) }),
        years: facets.years,
        tags: facets.tags.map(({ name, count }) => ({ ...tagIn(name, language), count })),
      },
    }
  }

  async function eventList(request: ContentRequest): Promise<PublishedContent | undefined> {
    const { query, language } = request
    const { municipality } = query
    const isPast = query.when === 'past'
    const time = isPast ? { endsUntil: now() } : { endsAfter: now() }
    const filter: ShownFilter = { kind: 'event', ...time, ...(municipality && { municipality }) }
    const [total, facets] = await Promise.all([
      store.countShown(filter),
      store.contentFacets({ kind: 'event', ...time }),
    ])
    const place = pageOf(total, itemsPerPage.event, query)
    if (!place) return undefined
    const order = isPast ? 'newest' : 'oldest'
    const seen = await first(filter, request, order, itemsPerPage.event, (place.page - 1) * itemsPerPage.event)
    return {
      eventList: {
        ...place,
        // The next event is a poster.
        items: await events(seen, language, isPast || municipality || place.page > 1 ? 'row' : 'field'),
        total,
        isPast,
        ...(municipality && { municipality }),
        municipalities: facets.municipalities.flatMap((one) => {
          const area = areaOf(one.id, language)
          return area ? [{ ...one, ...area }] : []
        }),
      },
    }
  }

  async function article({ found, language, isPreview }: ContentRequest): Promise<PublishedContent | undefined> {
    const seen = await find('news', found.params['slug'] ?? '', isPreview)
    if (seen?.document.fields.kind !== 'news') return undefined
    const beside = async (order: 'newest' | 'oldest') => {
      const { seq = 0, sortAt } = seen
      const [next] = await store.listShown({ kind: 'news' }, { order, limit: 1, after: { sortAt, seq } })
      return next && newsSummary(next, language)
    }
    const [newer, older] = await Promise.all([beside('oldest'), beside('newest')])
    const media = await findMedia(mediaNamesOf(seen.document))
    const shown: NewsArticle = {
      ...newsSummary(seen, language, { media, layout: 'title' }),
      ...bodyOf(seen, language, media),
      published: new Date(seen.firstPublished).toISOString(),
      isPressRelease: seen.document.fields.isPressRelease,
      ...(newer && { newer: linkTo(newer) }),
      ...(older && { older: linkTo(older) }),
    }
    return { article: shown }
  }

  async function event({ found, language, isPreview }: ContentRequest): Promise<PublishedContent | undefined> {
    const seen = await find('event', found.params['slug'] ?? '', isPreview)
    if (seen?.document.fields.kind !== 'event') return undefined
    const { online, takesVisitors } = seen.document.fields
    const media = await findMedia(mediaNamesOf(seen.document))
    const shown: EventDetails = {
      ...eventSummary(seen, language, now(), { media, layout: 'lead' }),
      ...bodyOf(seen, language, media),
      ...(online && { online }),
      takesVisitors,
    }
    return { event: shown }
  }

  async function person({ found, language, isPreview }: ContentRequest): Promise<PublishedContent | undefined> {
    const seen = await find('person', found.params['slug'] ?? '', isPreview)
    if (!seen) return undefined
    const media = await findMedia(mediaNamesOf(seen.document))
    return {
      person: { ...personSummary(seen, language, { media, layout: 'title' }), ...bodyOf(seen, language, media) },
    }
  }

  /** What each kind of page shows. */
  const parts: Readonly<Record<string, (request: ContentRequest) => Promise<PublishedContent | undefined>>> = {
    home: async (request) => {
      const [newest, next, people, shelf, posters, { roll }] = await Promise.all([
        latestNews(request),
        nextEvents(request),
        leaders(request),
        shop.shelf(request),
        chapters.posters(request),
        request.isPreview ? facts.preview() : facts.current(),
      ])
      return {
        ...{ shelf, municipalities: roll },
        ...(newest.length > 0 && { latestNews: newest }),
        ...(next.length > 0 && { nextEvents: next }),
        ...people,
        ...posters,
      }
    },
    press: async (request) => {
      const [pressReleases, photographs, people] = await Promise.all([
        latestNews(request, { isPressRelease: true }),
        pressPhotographs(reader, request.language, request),
        pressPeople(request),
      ])
      return { ...(pressReleases.length > 0 && { pressReleases }), ...photographs, ...people }
    },
    gallery: (request) => galleryContent(reader, request.language, request, Number(request.query.page ?? 1)),
    about: async (request) => ({ ...(await people(request)), ...(await chapters.list(request)) }),
    programme: chapters.page,
    news: newsList,
    'news/article': article,
    events: eventList,
    'events/event': event,
    transparency: async ({ query, language, isPreview }) => {
      const page = registerPage(await register.read(isPreview), query, language)
      return page && { register: page }
    },
    'people/person': person,
    search: async ({ query: { q, in: scope }, language }) => {
      // A withdrawn product is not found.
      const [products, hasPeople, replaced, found] = await Promise.all([
        shop.offers(),
        everShown('person'),
        replacedChapters(store),
        q === undefined || scope === 'samples' ? undefined : searchContent(store, language, q),
      ])
      return {
        ...(Object.keys(products).length > 0 && { products }),
        ...(hasPeople && { hasPeople }),
        ...(replaced.length > 0 && { replacedChapters: replaced }),
        ...(found && { found }),
      }
    },
    ...Object.fromEntries(shopPages.map((kind) => [kind, (request: ContentRequest) => shop.contentOf(request)])),
    // The other indexes list pages without published content.
    pageIndex: async (request) => (request.found.row.id === 'shop' ? shop.contentOf(request) : undefined),
    product: (request) => {
      const page = (request.found.params['item'] ?? firstItem) as ShopItemId
      return shop.contentOf({ ...request, page })
    },
  }

  return {
    async contentOf(request) {
      const content = await parts[request.found.row.kind]?.(request)
      return content && request.isPreview ? { ...content, isPreview: true } : content
    },
    async noticeHtml(viewed) {
      const [shown] = await first({ kind: 'notice', endsAfter: now() }, viewed, 'newest', 1)
      return shown ? noticeHtml(shown.document) : ''
    },
    previewUntil: (token) => checkPreviewToken(token, acceptedKeys, now()),
  }
}

/** Returns the pictures of a block for readers that take one address. */
function sharedPicturesIn(block: Block): SharedPicture[] {
  if (block.type === 'picture') return [{ path: block.src, alt: block.alt }]
  const shared = block.type === 'photograph' ? sharedPicture(block.picture) : undefined
  return shared ? [shared] : []
}

const linkTo = ({ slug, title, lang }: NewsSummary) => ({ slug, title, ...(lang && { lang }) })
