import type { Catalog } from '#locales/catalog.ts'
import { coPresidentIds } from '#shared/content/people.ts'
import { officeIds } from '#shared/content/organisation.ts'
import { noticeSectionIds } from '#shared/content/privacyNotice.ts'
import { shopItemIds } from '#shared/content/shop.ts'
import type { Topic } from '#shared/forms/topics.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { places, type Place, type PlaceId } from '../../app/mainLinks.ts'

/** What a part of a page is, where it is found by itself. */
export type PartKind = 'chapter' | 'person' | 'product' | 'office' | 'part'

/** A part of a page that is found by itself. */
export interface PagePart {
  kind: PartKind
  anchor: string
  topic?: Topic | undefined
  title: string
  /** What of the words it says. */
  words: unknown
}

/** What a place of the menus says, beside its name. */
const saidAt: { readonly [Id in PlaceId]?: (words: Catalog) => unknown } = {
  party: ({ about }) => [about.party.title, about.party],
  people: ({ about }) => [about.people.title, about.people.lead],
  wholeProgramme: ({ about }) => [about.programme.title, about.programme.lead],
  donate: ({ home }) => home.payments.donation,
  group: ({ home }) => [home.group.title, home.group],
  shop: ({ home }) => home.shop,
  join: ({ contact, forms }) => [forms.topics.join, contact.description],
  controller: ({ home, about }) => [home.figures.lead, about.programme.elections.youCan],
  media: ({ contact, forms }) => [forms.topics.media, contact.description],
  office: ({ contact }) => [contact.offices.title, contact.offices.note],
}

const chapterOf = /^chapters\.(\w+)$/

/** The places of the menus that are parts of a page. */
function placesOn(route: RouteId, words: Catalog): PagePart[] {
  return (Object.entries(places) as [PlaceId, Place][]).flatMap(([id, place]) => {
    const { anchor, topic } = place
    if (place.route !== route || anchor === undefined) return []
    const chapter = chapterOf.exec(id)?.[1] as keyof typeof words.common.chapters | undefined
    return chapter
      ? { kind: 'chapter', anchor, title: words.common.chapters[chapter], words: words.about.programme[chapter] }
      : {
          kind: 'part',
          anchor,
          topic,
          title: words.common[id as Exclude<PlaceId, `chapters.${string}`>],
          words: saidAt[id]?.(words),
        }
  })
}

/** What else is found by itself on a page of a kind: each person, product, office, section of the notice. */
const further: { readonly [Kind in PageKind]?: (words: Catalog) => PagePart[] } = {
  home: ({ shop, home }) =>
    shopItemIds.map((id) => ({ kind: 'product', anchor: 'shop', title: shop.items[id], words: home.shop.lead })),
  about: ({ organisation: { coPresidents }, about }) =>
    coPresidentIds.map((id) => ({
      kind: 'person',
      anchor: 'people',
      title: coPresidents[id].name,
      words: [coPresidents[id].role, about.people[id]],
    })),
  contact: ({ organisation: { offices } }) =>
    officeIds.map((id) => ({
      kind: 'office',
      anchor: 'offices',
      title: offices[id].place,
      words: offices[id].street,
    })),
  privacy: ({ privacy: { sections } }) =>
    noticeSectionIds.map((id) => ({ kind: 'part', anchor: id, title: sections[id].title, words: sections[id] })),
}

/** The parts of a page that are found by themselves, from the same lists and words as the page itself. */
export const partsOf = ({ id, kind }: { id: RouteId; kind: PageKind }, words: Catalog): PagePart[] => [
  ...placesOn(id, words),
  ...(further[kind]?.(words) ?? []),
]
