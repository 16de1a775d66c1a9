import type { AuthorId, PostCategory } from '#shared/content/blog.ts'
import type { GalleryPictureId } from '#shared/content/gallery.ts'
import { partyFacts, type PartyFacts } from '#shared/content/partyFacts.ts'
import { joinLazily, lazyObject } from '#shared/lazy.ts'
import { elementNames, type ElementName } from '#shared/routes/elements.ts'
import { mailKinds, type MailKind } from '#shared/mails.generated.ts'
import { homeNames, type HomeName } from '#shared/routes/homes.ts'
import { frameFamilies, framesOf, type FrameFamily, type FrameNames } from '#shared/routes/frames.ts'
import type { ServerSourceWords, SourceWords } from './words.generated.ts'

export type { SharedWordFile, WordFile } from './wordFiles.ts'

/**
 * The shape of a language's words: that of the Serbian source, without the plural form that only Serbian has. The build
 * refuses a language that lacks a text (`scripts/words/parity.ts`).
 */
type Shape<Words> = Words extends string
  ? string
  : Words extends readonly (infer Item)[]
    ? readonly Shape<Item>[]
    : { [Key in keyof Words as Key extends `${string}_few` ? never : Key]: Shape<Words[Key]> }

/** The words that are written by hand, each namespace in a file of its own. */
type WrittenWords = { [Name in keyof SourceWords]: Shape<SourceWords[Name]> }

type PostCounts = Pick<
  WrittenWords['blog'],
  'minutes' | 'likes_one' | 'likes_other' | 'letters_one' | 'letters_other' | 'count_one' | 'count_other'
>
interface PostLabels extends PostCounts {
  categories: Record<PostCategory, { name: string }>
  authors: Record<AuthorId, { name: string }>
  tags: WrittenWords['blog']['tags']
}

/** The namespaces that are built from texts of other namespaces. */
interface GatheredCatalog {
  /** The facts of the party that staff replace. They are not of one language. */
  facts: PartyFacts
  /** The labels of articles and their lists; homes need them too. */
  postLabels: PostLabels
  /** The headings of all elements. */
  elements: Record<ElementName, string>
  /** The headings of all headers, footers and page titles. */
  frameHeadings: { [Family in FrameFamily]: Record<FrameNames[Family], string> }
  /** The captions of the gallery's pictures; footers need them too. */
  galleryCaptions: Record<GalleryPictureId, string>
  /** The title of each home. */
  homeTitles: { of: Record<HomeName, string> }
  /** What the business of each home says of itself in a line. */
  homeClaims: { of: Record<HomeName, string> }
  /** The purpose of each kind of mail, for the page of a person's data. */
  mailPurposes: { of: Record<MailKind, string> }
}

/** The words that pages show. The browser loads those of every page and those of the current page; facts it has from the document. */
export interface PageCatalog extends WrittenWords, GatheredCatalog {}
export type Namespace = keyof PageCatalog

/** The words that only the server uses. */
export type ServerCatalog = { [Name in keyof ServerSourceWords]: Shape<ServerSourceWords[Name]> }

export type Catalog = PageCatalog & ServerCatalog

/** The content of a language's files; the other namespaces are built from it. */
export type WrittenCatalog = Omit<Catalog, keyof GatheredCatalog>

type Headed = Readonly<Record<`elements/${ElementName}`, { heading: string }>> & {
  readonly [Family in FrameFamily as `${Family}/${FrameNames[Family]}`]: { heading: string }
}
type Titled = Readonly<Record<`home/${HomeName}`, { title: string; claim: string }>>
type Purposed = { readonly [Kind in MailKind as `mails/${Kind}`]: { purpose: string } }
interface Blogging {
  blog: WrittenWords['blog']
}
interface Captioned {
  gallery: { pictures: Readonly<Record<GalleryPictureId, { caption: string }>> }
}

const namesOf = <Id extends string>(all: Readonly<Record<Id, { name: string }>>) =>
  Object.fromEntries(Object.entries<{ name: string }>(all).map(([id, { name }]) => [id, { name }])) as Record<
    Id,
    { name: string }
  >

/** Returns whether the key is a plural form of a counted noun. */
const isCount = (key: string) => /^(?:minutes|likes|letters|count)(?:_|$)/.test(key)

const ofHomes = (words: Titled, key: 'title' | 'claim') =>
  Object.fromEntries(homeNames.map((name) => [name, words[`home/${name}`][key]])) as Record<HomeName, string>

const labelsOf = (blogWords: WrittenWords['blog']): PostLabels => ({
  ...(Object.fromEntries(Object.entries(blogWords).filter(([key]) => isCount(key))) as PostCounts),
  categories: namesOf(blogWords.categories),
  authors: namesOf(blogWords.authors),
  tags: blogWords.tags,
})

/** Returns the facts of the party and the purposes of mails. */
export const gatherPurposes = (words: Purposed): Pick<GatheredCatalog, 'facts' | 'mailPurposes'> =>
  lazyObject<Pick<GatheredCatalog, 'facts' | 'mailPurposes'>>({
    facts: () => partyFacts,
    mailPurposes: () => ({
      of: Object.fromEntries(
        mailKinds.map((kind) => [kind, words[`mails/${kind}`].purpose]),
      ) as GatheredCatalog['mailPurposes']['of'],
    }),
  })

/**
 * Returns the namespaces that are built from others: headings, titles, captions, labels of articles and purposes of
 * mails.
 */
export const gatherHeadings = (words: Headed & Titled & Captioned & Blogging & Purposed): GatheredCatalog =>
  joinLazily(
    lazyObject<Omit<GatheredCatalog, 'facts' | 'mailPurposes'>>({
      postLabels: () => labelsOf(words.blog),
      // In objects of their own, so that their keys cannot be mistaken for those of other texts.
      homeTitles: () => ({ of: ofHomes(words, 'title') }),
      homeClaims: () => ({ of: ofHomes(words, 'claim') }),
      galleryCaptions: () =>
        Object.fromEntries(
          Object.entries(words.gallery.pictures).map(([id, { caption }]) => [id, caption]),
        ) as GatheredCatalog['galleryCaptions'],
      elements: () =>
        Object.fromEntries(
          elementNames.map((name) => [name, words[`elements/${name}`].heading]),
        ) as GatheredCatalog['elements'],
      frameHeadings: () =>
        Object.fromEntries(
          frameFamilies.map((family) => [
            family,
            Object.fromEntries(
              framesOf(family).map((name) => [name, words[`${family}/${name}` as keyof Headed].heading]),
            ),
          ]),
        ) as unknown as GatheredCatalog['frameHeadings'],
    }),
    gatherPurposes(words),
  )
