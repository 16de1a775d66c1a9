import brand from 'virtual:brand'
import type {
  Article,
  BreadcrumbList,
  ContactPoint,
  DayOfWeek,
  Event,
  FAQPage,
  Graph,
  ItemAvailability,
  NewsArticle,
  Person,
  Place,
  PoliticalParty,
  Product,
  Question,
  Thing,
  VirtualLocation,
  WebPage,
  WebSite,
} from 'schema-dts'
import { wordsIn, type Translator } from '#locales/translator.ts'
import { shopItem } from '#shared/content/shop.ts'
import { firstItem, type ShopItemId } from '#shared/content/shopNames.ts'
import { fillAnswer } from '#shared/content/fillAnswer.ts'
import type { ShopStock } from '#shared/content/shopOffers.ts'
import { organisation, type Weekday } from '#shared/content/organisation.ts'
import type { PartyFacts } from '#shared/content/partyFacts.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import type { SharedPicture } from '#shared/publishing/published.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { isHidden } from '#shared/routes/route.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import type { Trail } from '../site/site.ts'
import type { Description, HeadRequest } from '../pages/head.ts'
import { sharedContent } from './sharedContent.ts'

/** The schema.org type of each kind of page that has one. */
const pageTypes: Partial<
  Record<PageKind, 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage' | 'ProfilePage'>
> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  gallery: 'CollectionPage',
  blogListing: 'CollectionPage',
  blogCategory: 'CollectionPage',
  blogAuthor: 'CollectionPage',
  portfolioListing: 'CollectionPage',
  portfolioShow: 'CollectionPage',
  shopListing: 'CollectionPage',
  'shop/categories': 'CollectionPage',
  press: 'CollectionPage',
  news: 'CollectionPage',
  events: 'CollectionPage',
  'people/person': 'ProfilePage',
  product: 'ItemPage',
  elementIndex: 'CollectionPage',
  frameIndex: 'CollectionPage',
  pageIndex: 'CollectionPage',
}
/** Returns the questions and answers of the page; undefined for all other pages. */
function questionsOn(
  { found: { row }, language }: HeadRequest,
  translator: Translator,
): Pick<FAQPage, 'mainEntity'> | undefined {
  if (row.kind !== 'inner' || row.props.inner !== 'faq-s') return undefined
  const words = wordsIn(translator, 'page/faq-s')
  const { membership, chapters } = wordsIn(translator, 'facts')
  const whole = chapters ? '' : words.ofProgramme
  const facts = { language, yearlyFee: membership.yearlyFee, whole }
  return {
    mainEntity: Object.values(words.topics).flatMap(({ items }) =>
      Object.values<{ question: string; answer: string }>(items).map(({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: fillAnswer(answer, facts) },
      })),
    ),
  }
}
/** Returns the article of a page; undefined for all other pages. */
function articleOn(
  { found, language, publicUrl }: HeadRequest,
  { pageUrl, partyId }: { pageUrl: string; partyId: string },
  translator: Translator,
): Article | undefined {
  const content = sharedContent(found, translator)
  if (!content?.article) return undefined
  const { author, published, section, tags } = content.article
  return {
    '@type': 'Article',
    '@id': `${pageUrl}#article`,
    headline: content.title,
    description: content.description,
    image: publicUrl + content.card,
    datePublished: published,
    inLanguage: languageFacts[language].tag,
    mainEntityOfPage: pageUrl,
    articleSection: section,
    keywords: tags,
    author: { '@type': 'Person', name: author.name, url: publicUrl + author.path },
    publisher: { '@id': partyId },
  }
}

/** Returns the addresses of an item's pictures; without one, that of the party's. */
const imagesOf = (pictures: readonly SharedPicture[], publicUrl: string) =>
  pictures.length > 0 ? pictures.map(({ path }) => publicUrl + path) : publicUrl + brand.picture.src

/** Returns the news of a page; undefined for all other pages. */
function newsOn(
  { content, language, publicUrl }: HeadRequest,
  { pageUrl, partyId }: { pageUrl: string; partyId: string },
): NewsArticle | undefined {
  const article = content?.article
  if (!article) return undefined
  const { title, lead, lang, published, changed, tags, pictures } = article
  return {
    '@type': 'NewsArticle',
    '@id': `${pageUrl}#article`,
    headline: title,
    description: lead,
    image: imagesOf(pictures, publicUrl),
    datePublished: published,
    dateModified: changed ?? published,
    inLanguage: lang ?? languageFacts[language].tag,
    mainEntityOfPage: pageUrl,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    author: { '@id': partyId },
    publisher: { '@id': partyId },
  }
}

/** Returns the event of a page; undefined for all other pages. */
function eventOn(
  { content, language, publicUrl }: HeadRequest,
  { pageUrl, partyId }: { pageUrl: string; partyId: string },
): Event | undefined {
  const event = content?.event
  if (!event) return undefined
  const { title, lead, lang, starts, ends, place, online, area, pictures } = event
  const name = place ?? area?.name
  const places: (Place | VirtualLocation)[] = [
    ...(name === undefined
      ? []
      : [
          {
            '@type': 'Place' as const,
            name,
            address: {
              '@type': 'PostalAddress' as const,
              ...(place !== undefined && { streetAddress: place }),
              ...(area !== undefined && { addressLocality: area.name }),
              addressCountry: organisation.country,
            },
          },
        ]),
    ...(online === undefined ? [] : [{ '@type': 'VirtualLocation' as const, url: online }]),
  ]
  const mode = name === undefined ? 'Online' : online === undefined ? 'Offline' : 'Mixed'
  return {
    '@type': 'Event',
    '@id': `${pageUrl}#event`,
    name: title,
    description: lead,
    image: imagesOf(pictures, publicUrl),
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    inLanguage: lang ?? languageFacts[language].tag,
    url: pageUrl,
    location: places,
    organizer: { '@id': partyId },
    isAccessibleForFree: true,
  }
}

/** Returns the person of a page; undefined for all other pages. */
function personOn(
  { content, publicUrl }: HeadRequest,
  { pageUrl, partyId }: { pageUrl: string; partyId: string },
): Person | undefined {
  const person = content?.person
  if (!person) return undefined
  const { title, lead, pictures } = person
  const portrait = pictures.find(({ size }) => size)
  return {
    '@type': 'Person',
    '@id': `${pageUrl}#person`,
    name: title,
    jobTitle: lead,
    ...(portrait && { image: publicUrl + portrait.path }),
    url: pageUrl,
    mainEntityOfPage: pageUrl,
    memberOf: { '@id': partyId },
  }
}

const availability: Readonly<Record<ShopStock, ItemAvailability & string>> = {
  inStock: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  onOrder: 'https://schema.org/MadeToOrder',
}
/** Returns the product of a page; undefined for all other pages. */
function productOn(
  { found: { row, params }, content, publicUrl }: HeadRequest,
  { pageUrl, partyId }: { pageUrl: string; partyId: string },
  translator: Translator,
): Product | undefined {
  if (row.kind !== 'product') return undefined
  const { title, description, card } = sharedContent({ row, params }, translator)!
  const { sku, price, stock, isSoldOut, category, colours } = shopItem(
    (params['item'] ?? firstItem) as ShopItemId,
    content?.products,
  )
  const { categories } = wordsIn(translator, 'products')
  const names = wordsIn(translator, 'shop').colours
  return {
    '@type': 'Product',
    '@id': `${pageUrl}#product`,
    name: title,
    description,
    image: publicUrl + (content?.productPicture?.path ?? card),
    sku,
    category: categories[category],
    ...(colours && { color: colours.map((colour) => names[colour]).join(', ') }),
    brand: { '@id': partyId },
    offers: {
      '@type': 'Offer',
      url: pageUrl,
      price,
      priceCurrency: 'RSD',
      availability: isSoldOut ? 'https://schema.org/SoldOut' : availability[stock],
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': partyId },
    },
  }
}

/** The pages with all data of the party; other pages have only its name. */
const partyPages: readonly PageKind[] = ['home', 'contact']

const days: Readonly<Record<Weekday, DayOfWeek & string>> = {
  1: 'https://schema.org/Monday',
  2: 'https://schema.org/Tuesday',
  3: 'https://schema.org/Wednesday',
  4: 'https://schema.org/Thursday',
  5: 'https://schema.org/Friday',
  6: 'https://schema.org/Saturday',
  7: 'https://schema.org/Sunday',
}
const week = Object.keys(days).map(Number) as Weekday[]

/** ISO 8601 has two digits for the hour. */
const clock = (time: string) => time.padStart(5, '0')

const contactPoint = ({ phone, email, openingHours }: PartyFacts): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType: 'customer support',
  telephone: phone,
  email,
  availableLanguage: [...new Set(languages.map((language) => languageFacts[language].intl.replace(/-.*/, '')))],
  hoursAvailable: openingHours.map(({ days: [first, last], opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: week.filter((day) => first <= day && day <= last).map((day) => days[day]),
    opens: clock(opens),
    closes: clock(closes),
  })),
})

/**
 * Returns the page's data for search engines in the vocabulary of schema.org, from the facts and words of the page.
 * @param trail the page's breadcrumbs
 */
export function structuredData(
  request: HeadRequest,
  trail: Trail,
  translator: Translator,
  { title, description, addresses }: Description,
): Graph | undefined {
  const { found, language, publicUrl } = request
  const { kind } = found.row
  if (!addresses || isHidden(found.row, request.demoPages) || request.content?.isPreview) return undefined

  const words = wordsIn(translator, 'organisation')
  const facts = wordsIn(translator, 'facts')
  const home = publicUrl + addressOf(homeRoute)
  const partyId = `${home}#party`
  const siteId = `${home}#site`
  const { canonical: pageUrl } = addresses

  const party: PoliticalParty = {
    '@type': 'PoliticalParty',
    '@id': partyId,
    name: words.name,
    url: home,
    logo: publicUrl + brand.logo,
    ...(partyPages.includes(kind) && {
      slogan: words.tagline,
      sameAs: facts.networks.map(({ url }) => url),
      contactPoint: contactPoint(facts),
      address: {
        '@type': 'PostalAddress',
        streetAddress: words.street,
        postalCode: facts.postcode,
        addressLocality: words.city,
        addressCountry: organisation.country,
      },
    }),
  }
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': siteId,
    name: words.name,
    url: home,
    publisher: { '@id': partyId },
  }
  const questions = questionsOn(request, translator)
  const page: WebPage = {
    '@type': questions ? 'FAQPage' : (pageTypes[kind] ?? 'WebPage'),
    '@id': pageUrl,
    url: pageUrl,
    name: title,
    description,
    inLanguage: languageFacts[language].tag,
    isPartOf: { '@id': siteId },
    ...(partyPages.includes(kind) && { about: { '@id': partyId } }),
    ...questions,
  }
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label.replaceAll('\u00ad', ''),
      item: to === undefined ? pageUrl : publicUrl + to,
    })),
  }
  const article = articleOn(request, { pageUrl, partyId }, translator)
  const product = productOn(request, { pageUrl, partyId }, translator)
  const news = newsOn(request, { pageUrl, partyId })
  const event = eventOn(request, { pageUrl, partyId })
  const person = personOn(request, { pageUrl, partyId })
  const all: Thing[] = [
    party,
    site,
    page,
    ...(article ? [article] : []),
    ...(news ? [news] : []),
    ...(event ? [event] : []),
    ...(person ? [person] : []),
    ...(trail.length > 0 ? [breadcrumbs] : []),
    ...(product ? [product] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': all }
}
