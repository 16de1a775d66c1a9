import type { Cost } from '../content/chapterCosts.ts'
import type { DonorKind } from '../content/donationRules.ts'
import type { PhotographLook } from '../content/picture.ts'
import type { Offer } from '../content/shopOffers.ts'
import type { Language } from '../i18n/languages.ts'

/** The kinds of content that staff publish. */
export const contentKinds = [
  'news',
  'event',
  'notice',
  'donation',
  'photo',
  'person',
  'product',
  'chapter',
  'fact',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** The kinds whose items end, and are shown otherwise after that. */
export const endingKinds = ['event', 'notice'] as const satisfies readonly ContentKind[]

/** The languages of published texts: BCP 47 tags. A document has Serbian in one script only. */
export const textLanguages = ['sr-Cyrl', 'sr-Latn', 'en', 'fr', 'nl'] as const
export type TextLanguage = (typeof textLanguages)[number]

export const isTextLanguage = (value: unknown): value is TextLanguage =>
  (textLanguages as readonly unknown[]).includes(value)

/** The texts of a document in one language. */
export interface DocumentText {
  title: string
  /** One or two sentences for lists, feeds and search engines. */
  lead: string
  /** CommonMark without HTML. */
  body: string
  /** Events only: the name and address of the place. */
  place?: string
  /** People only: a sentence in their own words. */
  quotation?: string
}

/** The photograph of a document: a medium, and how it is shown. */
export interface LeadPicture {
  name: string
  look: PhotographLook
}

interface Illustrated {
  picture?: LeadPicture
}

interface Tagged extends Illustrated {
  tags: readonly string[]
}

export interface NewsFields extends Tagged {
  kind: 'news'
  /** Whether the press page lists it. */
  isPressRelease: boolean
  /** The day of the news, ISO 8601; without one it is the day of the first publication. */
  date?: string
}

export interface EventFields extends Tagged {
  kind: 'event'
  /** Wall times at the party's seat, `2026-12-01T18:00`. */
  starts: string
  ends: string
  /** The id of a municipality (`shared/content/municipalities.ts`); without one the event is online or abroad. */
  municipality?: string
  /** The address of the stream. */
  online?: string
  /** Whether visitors may announce themselves. */
  takesVisitors: boolean
}

/** A sentence on every page until it ends. */
export interface NoticeFields {
  kind: 'notice'
  /** A wall time at the party's seat, `2026-12-01T18:00`. */
  ends: string
  /** The address of its link: a path of the site, or one that begins with https:, mailto: or tel:. */
  to?: string
}

/** A donation in the register that the law requires (`shared/content/donations.ts`). It is published on the day of its first publication. */
export interface DonationFields {
  kind: 'donation'
  /** The day on which the money arrived, ISO 8601. */
  donated: string
  /** In Serbian Cyrillic; Latin is derived. */
  donor: string
  place: string
  donorKind: DonorKind
  /** Whole dinars. */
  dinars: number
}

export interface PhotoFields {
  kind: 'photo'
  picture: LeadPicture
  /** The day on which it was taken, ISO 8601; without one it has the place of its first publication. */
  date?: string
  /** Whether the gallery shows it. */
  isInGallery: boolean
  /** Whether the press page offers it. */
  isForPress: boolean
}

/** A person who acts for the party. Title, lead and body of the texts are name, role and biography. */
export interface PersonFields extends Illustrated {
  kind: 'person'
  /** The place among the others: a smaller number comes first. */
  order: number
  /** Whether the person leads the party; the home page shows them. */
  leads: boolean
}

export interface ProductFields extends Offer, Illustrated {
  kind: 'product'
}

/** A chapter of the programme. The lead says in a sentence why. */
export interface ChapterFields extends Illustrated {
  kind: 'chapter'
  /** The place among the others: a smaller number comes first. */
  order: number
  cost?: Cost
  /** The address of the calculation. */
  source?: string
}

/** A fact about the party: what its file says, as text. Each fact has its own names (`server/publishing/facts`). */
export interface FactFields {
  kind: 'fact'
  values: Readonly<Record<string, string | readonly string[]>>
}

/** The facts of a document, equal in all languages. */
export type Fields =
  | NewsFields
  | EventFields
  | NoticeFields
  | DonationFields
  | PhotoFields
  | PersonFields
  | ProductFields
  | ChapterFields
  | FactFields

/** Returns the picture that stands for a document. */
export const leadPictureOf = ({ fields }: Pick<ContentDocument, 'fields'>): LeadPicture | undefined =>
  'picture' in fields ? fields.picture : undefined

/** Returns the tags of a document, as it spells them. */
export const tagsOf = ({ fields }: Pick<ContentDocument, 'fields'>): readonly string[] =>
  'tags' in fields ? fields.tags : []

/** What an editor writes: one version of an item. */
export interface ContentDocument {
  /** The last part of its address: small letters, digits and hyphens. */
  slug: string
  fields: Fields
  texts: Readonly<Partial<Record<TextLanguage, DocumentText>>>
}

/** The name of an event's page in messages begins with it (`pageNameOf`). */
export const eventPageStart = 'events-event'

/** Returns the name of an event's page in messages. */
export const eventPageName = (slug: string): string => `${eventPageStart}/${slug}`

/** Returns the slug of the event whose page has this name; undefined for other pages. */
export const eventOfPage = (page: string): string | undefined =>
  page.startsWith(eventPageName('')) ? page.slice(eventPageName('').length) : undefined

/** The longest slug. */
export const maxSlugLength = 80
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The order in which another language replaces a missing one. */
const replacements: Readonly<Record<Language, readonly [TextLanguage, ...TextLanguage[]]>> = {
  sr: ['sr-Cyrl', 'sr-Latn', 'en', 'fr', 'nl'],
  'sr-Cyrl': ['sr-Cyrl', 'sr-Latn', 'en', 'fr', 'nl'],
  en: ['en', 'sr-Latn', 'sr-Cyrl', 'fr', 'nl'],
  fr: ['fr', 'en', 'sr-Latn', 'sr-Cyrl', 'nl'],
  nl: ['nl', 'en', 'sr-Latn', 'sr-Cyrl', 'fr'],
}

/** Returns the languages of texts in the order in which a page in `language` shows them. */
export const textOrder = (language: Language): readonly [TextLanguage, ...TextLanguage[]] => replacements[language]

/** Returns the language of the text that a page in `language` shows; undefined without any text. */
export const shownLanguage = (
  texts: Readonly<Partial<Record<TextLanguage, unknown>>>,
  language: Language,
): TextLanguage | undefined => textOrder(language).find((one) => texts[one] !== undefined)

/** Returns the languages of the site for which a document has a text of its own. */
export const ownLanguages = (texts: Readonly<Partial<Record<TextLanguage, unknown>>>): Language[] => {
  const of: Readonly<Record<TextLanguage, readonly Language[]>> = {
    'sr-Cyrl': ['sr', 'sr-Cyrl'],
    'sr-Latn': ['sr'],
    en: ['en'],
    fr: ['fr'],
    nl: ['nl'],
  }
  return textLanguages.filter((one) => texts[one] !== undefined).flatMap((one) => of[one])
}
