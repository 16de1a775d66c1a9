import type { Catalog } from '#locales/catalog.ts'
import { statementSectionIds } from '#shared/content/accessibilityStatement.ts'
import { coPresidentIds } from '#shared/content/people.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { noticeSectionIds } from '#shared/content/privacyNotice.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { menuPages, places, type Place } from '../../site/mainLinks.ts'

/** The kind of a part that is a result of its own. */
export type PartKind = 'chapter' | 'person' | 'office' | 'part'

/** A part of a page that is a result of its own. */
export interface PagePart {
  kind: PartKind
  anchor: string
  topic?: Topic | undefined
  title: string
  /** Words that voters use for the part, though it may not have them. */
  keywords: string
  /** The words of the part. */
  words: unknown
}

type PageTarget = keyof typeof places | (typeof menuPages)[number]

/** The words of each target of the menus, beside its name. */
const wordsOfTarget: { readonly [Id in PageTarget]?: (words: Catalog) => unknown } = {
  party: ({ about }) => [about.party.title, about.party],
  group: ({ home }) => [home.group.title, home.group],
  join: ({ contact, forms }) => [forms.topics.join, contact.description],
  controller: ({ home, programme }) => [home.figures.lead, programme.elections.youCan],
  office: ({ contact }) => contact.offices.title,
}

const allPlaces = [...Object.entries(places), ...menuPages.map((route) => [route, { route }])] as readonly [
  PageTarget,
  Place,
][]

/** Returns the words that voters use for a page, as the target of a menu. */
export const keywordsOfPage = (route: RouteId, words: Catalog): string =>
  allPlaces
    .filter(([, place]) => place.route === route && place.anchor === undefined)
    .map(([id]) => words.searchWords[id])
    .join(', ')

/** Returns the targets of the menus that are parts of a page. */
function placesOn(route: RouteId, words: Catalog): PagePart[] {
  return allPlaces.flatMap(([id, { route: of, anchor, topic }]) => {
    const { group, offices } = words.facts
    const isShown = !(id === 'group' && group === null) && !(id === 'office' && offices.length === 0)
    if (of !== route || anchor === undefined || !isShown) return []
    const keywords = words.searchWords[id]
    return { kind: 'part', anchor, topic, keywords, title: words.common[id], words: wordsOfTarget[id]?.(words) }
  })
}

const section = (anchor: string, words: { title: string }, keywords = ''): PagePart => ({
  kind: 'part',
  anchor,
  title: words.title,
  keywords,
  words,
})

/** Further parts of each kind of page: sample people until others are published, offices, sections of the notices. */
const furtherParts: { readonly [Kind in PageKind]?: (words: Catalog, hasPeople: boolean) => PagePart[] } = {
  about: ({ organisation: { coPresidents }, people }, hasPeople) =>
    (hasPeople ? [] : coPresidentIds).map((id) => ({
      kind: 'person',
      anchor: 'people',
      title: coPresidents[id].name,
      keywords: '',
      words: [coPresidents[id].role, people[id]],
    })),
  contact: ({ facts, organisation: { offices: all } }) => {
    const offices: Readonly<Record<string, { place: string; street: string }>> = all
    return facts.offices.map(({ id }) => ({
      kind: 'office',
      anchor: 'offices',
      title: offices[id]!.place,
      keywords: '',
      words: offices[id]!.street,
    }))
  },
  programme: ({ about, common, programme, searchWords }) =>
    chapterIds.map((id) => ({
      kind: 'chapter',
      anchor: id,
      title: common.chapters[id],
      keywords: searchWords.chapters[id],
      words: [programme[id], about.programme.chapters[id]],
    })),
  accessibility: ({ accessibility: { sections } }) => statementSectionIds.map((id) => section(id, sections[id])),
  privacy: ({ privacy: { sections }, searchWords }) =>
    noticeSectionIds.map((id) => section(id, sections[id], id === 'access' ? searchWords.access : '')),
}

/** Returns the parts of a page that are results of their own, from the lists and words of the page. */
export const partsOf = (
  { id, kind }: { id: RouteId; kind: PageKind },
  words: Catalog,
  hasPeople: boolean,
): PagePart[] => [...placesOn(id, words), ...(furtherParts[kind]?.(words, hasPeople) ?? [])]
