import type { Catalog, SharedWordFile, WordFile } from '#locales/catalog.ts'
import { isSharedWordFile } from '#locales/wordFiles.ts'
import { createTranslator } from '#locales/translator.ts'
import type { PageRequest } from '#shared/rendering.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { chapterIds } from '#shared/content/programme.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { FoundPage, PageParams } from '#shared/routes/matchRoute.ts'
import { isIndexed, type Row } from '#shared/routes/route.ts'
import { table, type RouteId } from '#shared/routes/table.ts'
import { listedParams } from '../../content/contentPages.ts'
import { siteWordsOf, type SiteWords } from '../../content/siteWords.ts'
import { textsOf } from '../head.ts'
import { keywordsOfPage, partsOf, type PartKind } from './pageParts.ts'

/** Returns the word files of a page. A parameter, because no page may import the list of all pages. */
export type WordsFor = (found: FoundPage) => readonly WordFile[]

/** Texts of a page, or of a part of a page, that the search covers. */
export interface FoundTexts {
  route: RouteId
  params: PageParams
  /** Only for a part: its anchor, and the topic that the page then shows. */
  anchor?: string
  topic?: Topic | undefined
  /** Only for a part: the title of its page. */
  pageTitle?: string | undefined
  kind: PageKind | PartKind
  isDemo: boolean
  title: string
  heading: string
  lead: string
  description: string
  /** Words that voters use for the page, though it may not have them. */
  keywords: string
  /** All other text, split into sentences. */
  sentences: readonly string[]
}

/** Words that a page shows from a shared file. */
const further: { readonly [Kind in PageKind]?: (words: Catalog) => unknown } = {
  // Products are pages of their own: staff can withdraw each.
  // Invented reports of the press say nothing of the party.
  home: ({ facts, shop: { ways, noPayment }, pressItems: { items } }) => [
    [ways, noPayment],
    facts.press.filter(({ isSample }) => !isSample).map(({ id }) => items[id as keyof typeof items]),
  ],
  contact: ({ organisation }) => organisation.offices,
  'shop/categories': ({ products }) => products.categories,
}

/** Returns the names of an article's tags; empty for other pages. */
const tagsOf = ({ row, params }: Omit<FoundPage, 'row'> & { row: Row }, { posts, blog }: SiteWords): string[] =>
  row.kind === 'post' ? (posts.list.find(({ id }) => id === params['id'])?.tags ?? []).map((tag) => blog.tags[tag]) : []

/**
 * Returns whether a key names a text of a form, a button, a note on samples or a screen reader label, which does not describe the page,
 * or one of the programme, which staff can replace.
 */
const isLabel = (key: string): boolean =>
  /^(?:title|description|heading|form|fields?|filter|errors?|draft|labels?|heads|columns|button|close|link|previous|next|open|send|alt|file|card|ofProgramme|sample.*|back.*|.*Label)$/.test(
    key,
  )

/** The words of a page that only its parts have: staff can replace each chapter of the programme. */
const ofParts: { readonly [Name in WordFile]?: readonly string[] } = {
  about: ['programme'],
  home: ['pillars'],
  programme: [...chapterIds, 'short', 'amounts'],
}

const withoutParts = (words: object | undefined, file: WordFile): object =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([key]) => !ofParts[file]?.includes(key)))

const clean = (text: string, partyName: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replace(/<\/?\d+\/?>/g, '')
    .replaceAll('{{partyName}}', partyName)

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}„«‘“\d])/u)

/** Returns the sentences of a subtree of the words, without texts that have placeholders. */
function walk(words: unknown, partyName: string, isTop = false): string[] {
  if (typeof words === 'string') {
    const text = clean(words, partyName)
    return text.includes('{{') || !/\p{L}{2}/u.test(text) ? [] : sentencesIn(text)
  }
  if (Array.isArray(words)) return words.flatMap((part) => walk(part, partyName))
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([key, part]) => {
    // The search has fields of their own for the page's headings, but not for those of a part.
    const isHead = key === 'title' || key === 'heading' || key === 'description'
    return (isHead ? isTop : isLabel(key)) ? [] : walk(part, partyName)
  })
}

const textAt = (words: unknown, key: string): string => {
  const text = (words as Record<string, unknown> | undefined)?.[key]
  return typeof text === 'string' ? text : ''
}

/** Returns the words that pages show once people were published, in place of those about the samples. */
function wordsWithPeople({ home, about, press, ...others }: SiteWords): SiteWords {
  const { team, ...shown } = press
  const words = {
    ...others,
    home: { ...home, people: home.people.team },
    about: { ...about, people: about.people.team },
    press: { ...shown, ...team, archive: { ...press.archive, ...team.archive } },
  }
  return words as unknown as SiteWords
}

/**
 * Returns the texts of every indexed page and of its parts, from the route table, the lists of facts and the words.
 * @param hasPeople whether published people have replaced the samples
 */
export function siteTexts(
  { language, demoPages, changes }: Pick<PageRequest, 'language' | 'demoPages' | 'changes'>,
  wordsFor: WordsFor,
  hasPeople = false,
): FoundTexts[] {
  const all = siteWordsOf(language, changes)
  const words = hasPeople ? wordsWithPeople(all) : all
  const translator = createTranslator(language, words)
  const { nameInSentence } = words.organisation
  const rows = (table as readonly Row<RouteId>[]).filter((row) => isIndexed(row, demoPages))
  const pages = rows.flatMap((row) => listedParams(row).map((params) => ({ row, params })))
  const ownFiles = pages.map((found) =>
    // Teasers describe other pages, and a payment slip is there only once it is made.
    wordsFor(found).filter(
      (file): file is Exclude<WordFile, SharedWordFile> =>
        !isSharedWordFile(file) && !/^(?:blogF|f)ront\/|^payment$/.test(file),
    ),
  )
  const countOf = (files: readonly string[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>()
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1)
    return counts
  }
  const shownBy = countOf(ownFiles.flat())
  const firstOf = countOf(ownFiles.flatMap((files) => files.slice(0, 1)))

  const pageEntries = pages.map(({ row, params }, pageIndex): FoundTexts => {
    // A word file of several pages describes none of them, unless it is the first file of exactly one page.
    const ownWordFiles = ownFiles[pageIndex]!.filter(
      (file, index) => shownBy.get(file) === 1 || (index === 0 && firstOf.get(file) === 1),
    )
    const main = ownWordFiles[0] && words[ownWordFiles[0]]
    const pageTexts = {
      heading: clean(textAt(main, 'heading'), nameInSentence),
      // A sentence with a placeholder has a fact that only the page fills in.
      lead: sentencesIn(clean(textAt(main, 'lead'), nameInSentence))
        .filter((sentence) => !sentence.includes('{{'))
        .join(' '),
      sentences: [
        ...ownWordFiles.flatMap((namespace) => walk(withoutParts(words[namespace], namespace), nameInSentence, true)),
        ...walk(further[row.kind]?.(words), nameInSentence),
        ...tagsOf({ row, params }, words),
      ],
    }
    const { title, description } = textsOf({ found: { row, params }, query: {} }, translator)
    return {
      route: row.id,
      params,
      kind: row.kind,
      isDemo: row.isDemo === true,
      title: clean(title, nameInSentence),
      description: clean(description, nameInSentence),
      keywords: keywordsOfPage(row.id, words),
      ...pageTexts,
    }
  })
  const titles = new Map(pageEntries.map(({ route, title }) => [route, title]))
  const parts = rows.flatMap((row) =>
    partsOf(row, words, hasPeople).map(({ kind, anchor, topic, title, keywords, words: partWords }): FoundTexts => ({
      route: row.id,
      params: {},
      anchor,
      topic,
      pageTitle: titles.get(row.id),
      kind,
      isDemo: false,
      title: clean(title, nameInSentence),
      heading: '',
      lead: '',
      description: '',
      keywords,
      sentences: walk(partWords, nameInSentence),
    })),
  )
  return [...pageEntries, ...parts]
}
