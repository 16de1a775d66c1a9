import type { FoundKind } from './paths.ts'
import type { Donation, DonationYear } from '../content/donations.ts'
import type { MunicipalityRoll } from '../content/figures.ts'
import type { ShopItemId } from '../content/shopNames.ts'
import type { ShopChanges, ShopOffer } from '../content/shopOffers.ts'
import type { Embed } from '../content/media.ts'
import type { PressFile } from '../content/pressKit.ts'

/* What pages show from the content store: the texts of one language, as plain data. It is the same for every visitor, except in a
 * preview. */

/** The state of an item that only a preview shows. */
export type DraftState = 'draft' | 'scheduled'

/** A tag. Editors write it once; Serbian in Cyrillic is transliterated for pages in the Latin script. */
export interface Tag {
  /** Folded, so that its spellings are one tag; the value of `?tag=`. */
  id: string
  /** As shown. */
  name: string
  /** The BCP 47 tag of the name, if it is not in the language of the page. */
  lang?: string
}

/** A picture for readers that take one address: search engines and shared links. */
export interface SharedPicture {
  path: string
  alt: string
  /** Of a photograph. */
  size?: { width: number; height: number }
}

interface ItemSummary {
  slug: string
  title: string
  lead: string
  /** The BCP 47 tag of the text, if it is not in the language of the page. */
  lang?: string
  tags: readonly Tag[]
  /** The photograph as HTML, for its place on the page (`photographHtml`). */
  picture?: string
  /** Only in a preview. */
  state?: DraftState
}

export interface NewsSummary extends ItemSummary {
  /** The day at the party's seat, ISO 8601. */
  date: string
}

/** The name of a municipality in the script of the page. */
export interface Area {
  name: string
  /** BCP 47 tag. */
  lang: string
}

export interface EventSummary extends ItemSummary {
  /** Instants, ISO 8601 with the offset of the party's seat: `2026-12-01T18:00+01:00`. */
  starts: string
  ends: string
  isPast: boolean
  /** The id of a municipality, and its name. */
  municipality?: string
  area?: Area
  place?: string
}

/** A page of a list, with the filters that have results. */
export interface PublishedList<Item> {
  items: readonly Item[]
  /** The number of items that the filters leave. */
  total: number
  page: number
  pages: number
}

export interface NewsList extends PublishedList<NewsSummary> {
  year?: number
  tag?: Tag
  /** The years and tags with news, with the number of items. */
  years: readonly { year: number; count: number }[]
  tags: readonly (Tag & { count: number })[]
}

export interface EventList extends PublishedList<EventSummary> {
  isPast: boolean
  municipality?: string
  /** The municipalities with coming or past events, with the number of items. */
  municipalities: readonly (Area & { id: string; count: number })[]
}

/** HTML, or a video that loads after a click. */
export type BodyPart = string | { title: string; film: Embed }

/** A person who acts for the party. `title` is the name, `lead` the role. */
export interface PersonSummary extends Omit<ItemSummary, 'tags'> {
  /** The photograph, or a tile with the initials. */
  picture: string
  /** In the quotation marks of its language. */
  quotation?: string
}

/** A person on the page about the party. */
export interface ListedPerson extends PersonSummary {
  leads: boolean
  /** The first paragraph of the biography. */
  intro: string
  /** In which language the text is, in words. */
  note?: string
  /** The state of a draft, in words. */
  mark?: string
}

/** A person on the press page. */
export interface PressPerson extends PersonSummary {
  leads: boolean
  /** The paragraphs of the biography, without marks. */
  life: readonly string[]
  /** The photograph to download: the widest JPEG. */
  file?: PressFile
}

interface ItemBody {
  /** HTML without scripts, divided by the videos (`richTextParts`). */
  body: readonly BodyPart[]
  /** The time of the last change after the first publication, ISO 8601 (UTC). */
  changed?: string
  /** The pictures of item and text, the lead picture first. */
  pictures: readonly SharedPicture[]
  /** The BCP 47 tags of the languages in which the text exists, for `hreflang`. */
  languages: readonly string[]
}

export interface NewsArticle extends NewsSummary, ItemBody {
  /** The time of the first publication, ISO 8601 (UTC). */
  published: string
  isPressRelease: boolean
  /** The neighbours in the list. */
  newer?: Pick<NewsSummary, 'slug' | 'title' | 'lang'>
  older?: Pick<NewsSummary, 'slug' | 'title' | 'lang'>
}

export interface EventDetails extends EventSummary, ItemBody {
  online?: string
  takesVisitors: boolean
}

export interface PersonDetails extends PersonSummary, ItemBody {}

/** A result of a search in the content store. */
export interface FoundItem {
  kind: FoundKind
  slug: string
  path: string
  /** Of a part of that page. */
  anchor?: string
  title: string
  lead: string
  /** The BCP 47 tag of the text, if it is not in the language of the page. */
  lang?: string
  /** The day of the news, or that on which the event begins, ISO 8601. People and chapters have none. */
  date?: string
  /** Whether the title is the query, or has it. */
  titleMatch?: 'whole' | 'part'
  /** The words of title and lead that match, folded. */
  words: readonly string[]
}

/** A donation as a page lists it, with names in its script. */
export interface ListedDonation extends Omit<Donation, 'state'> {
  /** The name of its state, only in a preview. */
  mark?: string
}

/** A page of the register of donations. */
export interface DonationRegister {
  /** The sums of every year, newest first. */
  years: readonly DonationYear[]
  /** The donations of the page, newest first. */
  list: readonly ListedDonation[]
  /** The largest donation of all years, which sets the scale. */
  largest: number
  /** The year that a long register shows; without it the list has all years. */
  year?: string
  page: number
  pages: number
}

interface ShownPhotograph extends Pick<ItemSummary, 'slug' | 'lang' | 'state'> {
  /** The caption. */
  title: string
}

/** A photograph of the gallery as HTML. */
export interface PhotographMarkup {
  html: string
  /** As it is, where the page prints it in two inks. */
  plain?: string
}

export interface GalleryPhotograph extends ShownPhotograph, PhotographMarkup {
  alt: string
  /** Its place in the wall (`wallCells`). */
  cell: string
}

/** A photograph for journalists. */
export interface PhotographDownload extends ShownPhotograph {
  /** HTML. */
  picture: string
  credit?: string
  /** The largest JPEG; `about` is kind and size. */
  file: { path: string; name: string; about: string }
}

/** Some products of the shop. */
export interface Shelf {
  items: readonly (Pick<ShopOffer, 'price' | 'picture'> & { id: ShopItemId })[]
  /** The number of all products that the shop sells. */
  count: number
  /** Whether prices are labelled as samples. */
  isSample?: true
}

/** The cost of a chapter of the programme. */
export interface ChapterCost {
  /** In words: `8 to 12 billion dinars a year`. */
  amount: string
  /** The address of the calculation. */
  source?: string
  /** Whether it is invented, until the party publishes the chapter. */
  isSample?: true
}

/** A chapter of the programme in a list. */
export interface ListedChapter extends Pick<ItemSummary, 'title' | 'lead' | 'lang' | 'state'> {
  /** On the page of the programme. */
  anchor: string
  /** In which language the text is, in words. */
  note?: string
  /** The state of a draft, in words. */
  mark?: string
  /** In words. */
  cost?: string
}

/** A chapter as a poster of the home page. */
export interface ChapterPoster extends ListedChapter {
  /** The photograph or the drawing. The server makes it, because only that knows the drawings of all chapters. */
  picture?: string
}

/** What stands below a heading of a chapter. */
export interface ChapterRow {
  /** The words before the first heading have none. */
  heading?: string
  /** HTML without scripts. */
  html: string
  /** The link at its end. */
  link?: { to: string; words: string }
  /** Whether it says what the cost is for. */
  isCost?: true
}

/** A chapter on the page of the programme. */
export interface ChapterDetails extends Omit<ListedChapter, 'state' | 'lead' | 'cost'> {
  /** The photograph; without it the drawing is shown. */
  picture?: string
  /** The proposals in short. */
  claims: readonly string[]
  cost?: ChapterCost
  rows: readonly ChapterRow[]
  /** What sets it apart, in words: the language of its text, its state in a preview. */
  note?: string
  mark?: string
}

/** The programme with the texts that speak of it as a whole, once staff have published a chapter. */
interface Programme<Chapter> {
  chapters: readonly Chapter[]
  heading: string
  lead: string
}

export interface ProgrammeList extends Programme<ListedChapter> {
  /** The words of the link to the page of the programme. */
  link: string
}

export interface ProgrammePosters extends Programme<ChapterPoster> {
  /** Whether a cost is a sample. */
  isSample?: true
}

export interface ProgrammePage extends Programme<ChapterDetails> {
  /** The heading of the proposals in short. */
  short: string
  /** The sum of the costs of all chapters, in words; absent if no chapter has a cost. */
  total?: string
  isSample?: true
}

/** What one page shows. Each page has the parts that it needs. */
export interface PublishedContent {
  /** The latest news (home page). */
  latestNews?: readonly NewsSummary[]
  /** The next events (home page). */
  nextEvents?: readonly EventSummary[]
  /** The latest press releases (press page). */
  pressReleases?: readonly NewsSummary[]
  /** The photographs that the press page offers. */
  pressPhotographs?: readonly PhotographDownload[]
  /** A page of the gallery's photographs. */
  gallery?: { photographs: readonly GalleryPhotograph[]; page: number; pages: number }
  /** The picture of the page in shared links. */
  sharedPicture?: SharedPicture
  /** Some products of the shop (home page). */
  shelf?: Shelf
  /** The municipalities of the map and the figures (home page). */
  municipalities?: MunicipalityRoll
  newsList?: NewsList
  eventList?: EventList
  article?: NewsArticle
  event?: EventDetails
  register?: DonationRegister
  /** The people who lead the party (home page); without it the samples are shown, as for the two lists of people. A list is empty when all were withdrawn. */
  leaders?: readonly PersonSummary[]
  /** All people (page about the party). */
  people?: readonly ListedPerson[]
  /** All people (press page). */
  pressPeople?: readonly PressPerson[]
  person?: PersonDetails
  /** The chapters of the programme; without them the pages show those of the site. */
  posters?: ProgrammePosters
  chapters?: ProgrammeList
  programme?: ProgrammePage
  /** Title and description of a page that depends on what is published. */
  texts?: { title: string; lead: string }
  /** The offers that staff have changed. */
  products?: ShopChanges
  /** The photograph of the page's product. */
  productPicture?: SharedPicture
  /** Whether people were ever published: a search does not find the samples. */
  hasPeople?: boolean
  /** The anchors of the site's chapters that staff have replaced or withdrawn. */
  replacedChapters?: readonly string[]
  /** The results of a search, best first. The browser has them as markup only. */
  found?: readonly FoundItem[]
  /** Whether drafts are shown: the page belongs to one member of staff. */
  isPreview?: true
}

/** Returns the item that has a page of its own; undefined on other pages. */
export const itemOf = (content: PublishedContent | undefined) => content?.article ?? content?.event ?? content?.person
