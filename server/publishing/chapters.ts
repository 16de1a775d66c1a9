import type { Catalog } from '#locales/catalog.ts'
import { amountText, totalText } from '#locales/costTexts.ts'
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import type { Store } from '#db/store.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { fold } from '#shared/i18n/fold.ts'
import { sourceLanguages, type Language, type SourceLanguage } from '#shared/i18n/languages.ts'
import { leadPictureOf, type ChapterFields, type ContentDocument } from '#shared/publishing/documents.ts'
import { photographHtml, type PhotographLayout } from '#shared/publishing/photographHtml.ts'
import { plainText } from '#shared/publishing/plainText.ts'
import type {
  ChapterCost,
  ChapterDetails,
  ChapterPoster,
  ChapterRow,
  ListedChapter,
  PublishedContent,
} from '#shared/publishing/published.ts'
import type { Block, Inline, RichText } from '#shared/publishing/richText.ts'
import { richTextHtml } from '#shared/publishing/richTextHtml.ts'
import { chapterOf } from './chapterSeeds.ts'
import { bodyIn, textIn } from './chosenText.ts'
import { mediaNamesOf, type MediaByName } from './mediumUses.ts'
import { siteLanguage } from './prepareDraft.ts'
import type { Reader, Seen, Viewed } from './reader.ts'
import { remainingSeeds, seedVersion } from './seeds.ts'
import { leadPicture, withMedia } from './shownMedia.ts'

/* What pages show of the programme. While no chapter is published, they show that of the site. */

/** The number of chapters on the home page. */
const posterCount = 3

/** Returns the anchor of a chapter. Those of the site keep theirs; others cannot be an anchor that a page has already. */
export const chapterAnchor = (slug: string): string => chapterOf(slug) ?? `chapter-${slug}`

const orderOf = ({ fields }: Pick<ContentDocument, 'fields'>) => (fields.kind === 'chapter' ? fields.order : 0)

const inOrder = <One extends { document: ContentDocument }>(all: readonly One[]): One[] =>
  [...all].sort((one, other) => orderOf(one.document) - orderOf(other.document))

/**
 * Returns the titles of chapters by their anchors, in order, in each language of the words. Serbian is in Cyrillic unless a text has only
 * Latin.
 */
export function chapterTitles(
  documents: readonly ContentDocument[],
): Readonly<Record<SourceLanguage, Readonly<Record<string, string>>>> {
  const chapters = inOrder(documents.map((document) => ({ document })))
  const titlesIn = (source: SourceLanguage) =>
    Object.fromEntries(
      chapters.map(({ document: { slug, texts } }) => [
        chapterAnchor(slug),
        textIn(texts, source === 'sr' ? 'sr-Cyrl' : source).title,
      ]),
    )
  return Object.fromEntries(sourceLanguages.map((source) => [source, titlesIn(source)])) as ReturnType<
    typeof chapterTitles
  >
}

type Partly<Words> = Words extends object ? { readonly [Key in keyof Words]?: Partly<Words[Key]> } : Words

/**
 * Returns the words that replace those about the six chapters of the site and their costs, which staff have replaced.
 * @param hasChapters whether any chapter is published
 */
export function wordsWithOthers(language: Language, hasChapters: boolean): Partly<Catalog> {
  const { home, others, page } = wordsOf(language, null).chapters
  const inShort = hasChapters ? home.lead : page.none
  return {
    home: { hero: { lead: others.home } },
    about: { lead: others.about, party: { lead: others.party } },
    programme: {
      ...{ title: page.title, heading: page.heading },
      ...(hasChapters
        ? { description: page.description, lead: page.lead }
        : { description: page.none, lead: page.none }),
    },
    'page/latest-news': { stories: { items: { programme: { title: home.heading, text: inShort } } } },
    'page/about-us': { years: { text: inShort } },
    'page/what-we-offer': {
      lead: inShort,
      topics: { lead: '', items: Object.fromEntries(chapterIds.map((id) => [id, { text: home.lead }])) },
    },
    'page/who-we-are': { lead: others.whoWeAre, signs: { items: { sum: { text: others.sum } } } },
    'page/faq-s': { topics: { part: { items: { programme: { answer: hasChapters ? others.question : page.none } } } } },
    'page-title/separate-breadcrumbs': { body: { pages: { programme: inShort } } },
  }
}

/** Returns the anchors of the site's chapters that staff have replaced or withdrawn. */
export async function replacedChapters(store: Pick<Store, 'onceShown'>): Promise<string[]> {
  const left = (await remainingSeeds(store, 'chapter')).map(({ slug }) => chapterOf(slug))
  return chapterIds.filter((id) => !left.includes(id))
}

const translateCosts = (language: Language) => createTranslator(language, wordsOf(language)).getFixedT(null, 'costs')

const fieldsOf = ({ document: { fields } }: Seen): Partial<ChapterFields> => (fields.kind === 'chapter' ? fields : {})

function costOf(seen: Seen, language: Language): ChapterCost | undefined {
  const { cost, source } = fieldsOf(seen)
  return (
    cost && {
      amount: amountText(translateCosts(language), cost),
      ...(source !== undefined && { source }),
      ...(seen.version === seedVersion && { isSample: true }),
    }
  )
}

function listed(seen: Seen, language: Language): ListedChapter {
  const { slug, document, state } = seen
  const { title, lead, lang } = textIn(document.texts, language)
  const { published } = wordsOf(language)
  const cost = costOf(seen, language)
  return {
    ...{ anchor: chapterAnchor(slug), title, lead },
    ...(cost && { cost: cost.amount }),
    ...(lang && { lang, note: published.in[lang] }),
    ...(state && { state, mark: published[state] }),
  }
}

function pictureIn({ document }: Seen, language: Language, media: MediaByName, layout: PhotographLayout) {
  const picture = leadPicture(leadPictureOf(document), textIn(document.texts, language), media, language)
  return picture && photographHtml(picture, layout)
}

/** Returns the words of an item of a list up to the end of their emphasis: `**A wage to live on.** The state …`. */
function claimOf([first]: readonly Block[]): string[] {
  if (first?.type !== 'paragraph') return []
  const [start] = first.children
  const isClaim = typeof start === 'object' && start.type === 'strong'
  return [plainText([isClaim ? { ...first, children: [start] } : first])]
}

/** Returns the claims of a text: its first numbered list has the proposals. */
function claimsIn(text: RichText): string[] {
  const list = text.find((block) => block.type === 'list' && block.isOrdered)
  return list?.type === 'list' ? list.items.flatMap(claimOf) : []
}

/** Returns the link of a paragraph that is nothing else. */
function linkIn(block: Block | undefined): ChapterRow['link'] {
  if (block?.type !== 'paragraph' || block.children.length !== 1) return undefined
  const [only] = block.children as readonly [Inline]
  return typeof only === 'object' && only.type === 'link' && only.saveAs === undefined
    ? { to: only.href, words: plainText([{ type: 'paragraph', children: only.children }]) }
    : undefined
}

/** Returns blocks without anchors and a level lower, because the heading of their row is above them. */
const belowHeading = (blocks: readonly Block[]): string =>
  richTextHtml(blocks, '').replace(/<(\/?)h([34])(?: id="[^"]*")?>/g, (_, end: string, level: string) =>
    end ? `</h${Number(level) + 1}>` : `<h${Number(level) + 1}>`,
  )

/**
 * Returns a text in rows: one for each heading.
 * @param shownIn the language of the text, with the script of the page
 */
function rowsOf(text: RichText, shownIn: Language, hasCost: boolean): ChapterRow[] {
  const { cost: costHeading } = wordsOf(shownIn).programme
  const groups: { heading?: string; blocks: Block[] }[] = [{ blocks: [] }]
  for (const block of text)
    if (block.type === 'heading' && block.level === 2) groups.push({ heading: plainText([block]), blocks: [] })
    else groups.at(-1)!.blocks.push(block)
  const rows = groups.flatMap(({ heading, blocks }): ChapterRow[] => {
    if (heading === undefined && blocks.length === 0) return []
    const link = linkIn(blocks.at(-1))
    return [
      {
        ...(heading !== undefined && { heading }),
        html: belowHeading(link ? blocks.slice(0, -1) : blocks),
        ...(link && { link }),
        ...(hasCost && fold(heading ?? '') === fold(costHeading) && { isCost: true }),
      },
    ]
  })
  // A text without the usual heading has a row of its own for the sum.
  return !hasCost || rows.some(({ isCost }) => isCost)
    ? rows
    : [...rows, { heading: costHeading, html: '', isCost: true }]
}

function details(seen: Seen, language: Language, media: MediaByName): ChapterDetails {
  const { document, state } = seen
  const { published } = wordsOf(language)
  const chosen = textIn(document.texts, language)
  const text = withMedia(bodyIn(chosen, language), media, language)
  const cost = costOf(seen, language)
  const picture = pictureIn(seen, language, media, 'half')
  const { title, lang } = chosen
  return {
    ...{ anchor: chapterAnchor(document.slug), title },
    ...(lang && { lang, note: published.in[lang] }),
    ...(state && { mark: published[state] }),
    ...(picture && { picture }),
    claims: claimsIn(text),
    ...(cost && { cost }),
    rows: rowsOf(
      text,
      chosen.stored === 'sr-Cyrl' && !chosen.lang ? language : siteLanguage[chosen.stored],
      cost !== undefined,
    ),
  }
}

/** Returns a tile with the number of a chapter that has neither a photograph nor a drawing. */
const numberHtml = (number: number): string =>
  `<span data-look="photograph-initials" data-crop aria-hidden="true"><span>${number}</span></span>`

function poster(seen: Seen, number: number, language: Language, media: MediaByName): ChapterPoster {
  const picture =
    pictureIn(seen, language, media, 'field') ?? (chapterOf(seen.slug) === undefined ? numberHtml(number) : undefined)
  return {
    ...listed(seen, language),
    ...(picture !== undefined && { picture }),
  }
}

type Request = Viewed & { language: Language }

/** Returns the chapters for the pages that show them; nothing while they are those of the site. */
export function createChapters({ all, findMedia }: Pick<Reader, 'all' | 'findMedia'>) {
  const chapters = async (request: Request): Promise<readonly Seen[] | undefined> => {
    const seen = await all('chapter', request)
    const isOfSite = seen.length === chapterIds.length && seen.every(({ version }) => version === seedVersion)
    return isOfSite ? undefined : inOrder(seen)
  }
  const hasSample = (seen: readonly Seen[]) => seen.some((one) => one.version === seedVersion && fieldsOf(one).cost)
  return {
    posters: async (request: Request): Promise<Pick<PublishedContent, 'posters'>> => {
      const seen = await chapters(request)
      if (!seen) return {}
      const { language } = request
      const shown = seen.slice(0, posterCount)
      const media = await findMedia(shown.flatMap(({ document }) => leadPictureOf(document)?.name ?? []))
      return {
        posters: {
          ...wordsOf(language).chapters.home,
          chapters: shown.map((one, index) => poster(one, index + 1, language, media)),
          ...(hasSample(shown) && { isSample: true }),
        },
      }
    },
    list: async (request: Request): Promise<Pick<PublishedContent, 'chapters'>> => {
      const seen = await chapters(request)
      if (!seen) return {}
      const { language } = request
      const { about, page } = wordsOf(language).chapters
      return {
        chapters: {
          ...about,
          ...(seen.length === 0 && { heading: page.heading, lead: page.none }),
          chapters: seen.map((one) => listed(one, language)),
        },
      }
    },
    page: async (request: Request): Promise<PublishedContent> => {
      const seen = await chapters(request)
      if (!seen) return {}
      const { language } = request
      const media = await findMedia(seen.flatMap(({ document }) => mediaNamesOf(document)))
      const { title, description, none, ...words } = wordsOf(language).chapters.page
      const total = totalText(
        translateCosts(language),
        seen.flatMap((one) => fieldsOf(one).cost ?? []),
      )
      return {
        texts: { title, lead: seen.length === 0 ? none : description },
        programme: {
          ...words,
          ...(seen.length === 0 && { lead: none }),
          chapters: seen.map((one) => details(one, language, media)),
          ...(total !== undefined && { total }),
          ...(hasSample(seen) && { isSample: true }),
        },
      }
    },
  }
}
