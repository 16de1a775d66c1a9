import type about from './sr/about.json'
import type accessibility from './sr/accessibility.json'
import type basket from './sr/basket.json'
import type blog from './sr/blog.json'
import type * as blogLayoutWords from './families/blogLayouts.ts'
import type common from './sr/common.json'
import type consent from './sr/consent.json'
import type contact from './sr/contact.json'
import type controls from './sr/controls.json'
import type donate from './sr/donate.json'
import type forms from './sr/forms.json'
import type * as elementWords from './families/elements.ts'
import type * as footerWords from './families/footers.ts'
import type frames from './sr/frames.json'
import type gallery from './sr/gallery.json'
import type * as headerWords from './families/headers.ts'
import type home from './sr/home.json'
import type homeIndex from './sr/homeIndex.json'
import type * as homeWords from './families/homes.ts'
import type icons from './sr/icons.json'
import type kit from './sr/kit.json'
import type myData from './sr/myData.json'
import type newsletter from './sr/newsletter.json'
import type newsletterPage from './sr/newsletterPage.json'
import type noAccounts from './sr/noAccounts.json'
import type notFound from './sr/notFound.json'
import type order from './sr/order.json'
import type organisation from './sr/organisation.json'
import type * as innerWords from './families/innerPages.ts'
import type pageIndexes from './sr/pageIndexes.json'
import type * as pageTitleWords from './families/pageTitles.ts'
import type payment from './sr/payment.json'
import type people from './sr/people.json'
import type pressKit from './sr/pressKit.json'
import type pressItems from './sr/pressItems.json'
import type portfolio from './sr/portfolio.json'
import type privacy from './sr/privacy.json'
import type productPage from './sr/productPage.json'
import type products from './sr/products.json'
import type * as productWords from './families/productWords.ts'
import type programme from './sr/programme.json'
import type requests from './sr/requests.json'
import type search from './sr/search.json'
import type shop from './sr/shop.json'
import type transparency from './sr/transparency.json'
import type shopPages from './sr/shopPages.json'
import type { AuthorId, PostCategory } from '#shared/content/blog.ts'
import type { ContentFile } from '#shared/content/content.ts'
import type { GalleryPictureId } from '#shared/content/gallery.ts'
import { elementNames, type ElementName } from '#shared/routes/elements.ts'
import { homeNames, type HomeName } from '#shared/routes/homes.ts'
import { frameFamilies, framesOf, type FrameFamily, type FrameNames } from '#shared/routes/frames.ts'
import type mails from './sr/server/mails.json'

/**
 * The shape of a language's words: that of the Serbian source, without the plural form that only Serbian has.
 * A language that lacks a text is refused by the build (`scripts/words/parity.ts`).
 */
type Shape<Words> = Words extends string
  ? string
  : Words extends readonly (infer Item)[]
    ? readonly Shape<Item>[]
    : { [Key in keyof Words as Key extends `${string}_few` ? never : Key]: Shape<Words[Key]> }

type PostCounts = Pick<
  Shape<typeof blog>,
  'minutes' | 'likes_one' | 'likes_other' | 'letters_one' | 'letters_other' | 'count_one' | 'count_other'
>
interface PostLabels extends PostCounts {
  categories: Record<PostCategory, { name: string }>
  authors: Record<AuthorId, { name: string }>
  tags: Shape<typeof blog>['tags']
}

/** The words of header, footer, forms and of what one operates, which every page needs: one file for each language. */
export interface ShellCatalog {
  common: Shape<typeof common>
  consent: Shape<typeof consent>
  controls: Shape<typeof controls>
  forms: Shape<typeof forms>
  organisation: Shape<typeof organisation>
}

/** The words of the kit's elements, each in a file of its own: `elements/<name>`. */
type ElementCatalog = { [Name in keyof typeof elementWords]: Shape<(typeof elementWords)[Name]> }

type FrameWords = typeof headerWords & typeof footerWords & typeof pageTitleWords
/** The words of what frames a page, each in a file of its own: `<family>/<name>`. */
type FrameCatalog = { [Name in keyof FrameWords]: Shape<FrameWords[Name]> }

/** The words of the inner pages, each in a file of its own: `page/<name>`. */
type InnerCatalog = { [Name in keyof typeof innerWords]: Shape<(typeof innerWords)[Name]> }

/** The words of the homes of invented businesses, each in a file of its own: `home/<name>`. */
type HomeCatalog = { [Name in keyof typeof homeWords]: Shape<(typeof homeWords)[Name]> }

/** The words of the long articles, each in a file of its own: `blogs/<layout>`. */
type BlogLayoutCatalog = { [Name in keyof typeof blogLayoutWords]: Shape<(typeof blogLayoutWords)[Name]> }

/** What the shop says of each thing, each in a file of its own: `product/<id>`. */
type ProductCatalog = { [Name in keyof typeof productWords]: Shape<(typeof productWords)[Name]> }

/** The words that pages show: the browser loads the shell's and those of its page. */
export interface PageCatalog
  extends ShellCatalog, ElementCatalog, FrameCatalog, InnerCatalog, HomeCatalog, BlogLayoutCatalog, ProductCatalog {
  about: Shape<typeof about>
  accessibility: Shape<typeof accessibility>
  /** The cart and the form of an order. */
  basket: Shape<typeof basket>
  blog: Shape<typeof blog>
  /** What articles and their lists are labelled with, gathered from the words of the blog: homes show it, too. */
  postLabels: PostLabels
  contact: Shape<typeof contact>
  donate: Shape<typeof donate>
  /** The headings of all elements, gathered from their own files. */
  elements: Record<ElementName, string>
  /** The headings of all frames, gathered from their own files. */
  frameHeadings: { [Family in FrameFamily]: Record<FrameNames[Family], string> }
  frames: Shape<typeof frames>
  gallery: Shape<typeof gallery>
  /** The captions of the gallery's pictures, gathered from its own words: footers show them, too. */
  galleryCaptions: Record<GalleryPictureId, string>
  home: Shape<typeof home>
  /** The list of all homes. */
  homeIndex: Shape<typeof homeIndex>
  /** The titles of all homes, gathered from their own files. */
  homeTitles: { of: Record<HomeName, string> }
  icons: Shape<typeof icons>
  kit: Shape<typeof kit>
  myData: Shape<typeof myData>
  newsletter: Shape<typeof newsletter>
  /** What subscribers get. */
  newsletterPage: Shape<typeof newsletterPage>
  noAccounts: Shape<typeof noAccounts>
  notFound: Shape<typeof notFound>
  order: Shape<typeof order>
  /** The indexes of families of pages. */
  pageIndexes: Shape<typeof pageIndexes>
  /** The payment slip and how it is paid. */
  payment: Shape<typeof payment>
  /** The lives of the two co-presidents. */
  people: Shape<typeof people>
  pressKit: Shape<typeof pressKit>
  pressItems: Shape<typeof pressItems>
  portfolio: Shape<typeof portfolio>
  privacy: Shape<typeof privacy>
  productPage: Shape<typeof productPage>
  products: Shape<typeof products>
  programme: Shape<typeof programme>
  /** What sample pages can be asked for. */
  requests: Shape<typeof requests>
  search: Shape<typeof search>
  shop: Shape<typeof shop>
  transparency: Shape<typeof transparency>
  /** What the listings of the shop say. */
  shopPages: Shape<typeof shopPages>
}
export type Namespace = keyof PageCatalog

/**
 * Namespaces that travel together, in one file for each language: those of every page, of the kit's pages, of the frames',
 * whose menus name the kit's pages, and of the pages about a product.
 */
export const sharedWordFiles = {
  // The few words of shop and press are named on the home page and one or two others: a request for them alone costs more than they do.
  shell: ['common', 'consent', 'controls', 'forms', 'organisation', 'pressItems', 'shop'],
  kit: ['kit', 'elements'],
  frames: ['frames', 'frameHeadings', 'galleryCaptions', 'kit', 'elements'],
  shelf: ['products', 'shopPages'],
  payments: ['payment', 'order', 'contact'],
  productPages: ['productPage', 'products'],
  homes: ['homeIndex', 'homeTitles'],
  blogPages: ['blog', 'postLabels'],
} as const satisfies Record<string, readonly Namespace[]>
export type SharedWordFile = keyof typeof sharedWordFiles

export const isSharedWordFile = (file: string): file is SharedWordFile => file in sharedWordFiles

type SharedNamespace = (typeof sharedWordFiles)[SharedWordFile][number]

/** What travels with others and has a file of its own, too, for pages that need nothing else of it. */
const alsoAlone = ['galleryCaptions', 'postLabels', 'products', 'contact'] as const satisfies readonly SharedNamespace[]

/** A file of words: several namespaces', a namespace's own, an article's, a project's or the list of them. */
export type WordFile = ContentFile | SharedWordFile | Exclude<Namespace, SharedNamespace> | (typeof alsoAlone)[number]

export const hasOwnFile = (namespace: string): boolean =>
  !Object.values<readonly string[]>(sharedWordFiles).some((together) => together.includes(namespace)) ||
  (alsoAlone as readonly string[]).includes(namespace)

/** Each file once, and none that another of them holds. */
export function withoutRepeats(files: readonly WordFile[]): WordFile[] {
  const held = new Set<string>(files.flatMap((file) => (isSharedWordFile(file) ? sharedWordFiles[file] : [])))
  return [...new Set(files)].filter((file) => isSharedWordFile(file) || !held.has(file))
}

/** The words that only the server writes. */
export interface ServerCatalog {
  mails: Shape<typeof mails>
}

export type Catalog = PageCatalog & ServerCatalog

/** What is gathered from the files of others. */
type GatheredCatalog = Pick<PageCatalog, 'elements' | 'frameHeadings' | 'galleryCaptions' | 'homeTitles' | 'postLabels'>

/** What a language's files hold; the rest is gathered from them. */
export type WrittenCatalog = Omit<Catalog, keyof GatheredCatalog>

type Headed = Readonly<Record<`elements/${ElementName}`, { heading: string }>> & {
  readonly [Family in FrameFamily as `${Family}/${FrameNames[Family]}`]: { heading: string }
}
type Titled = Readonly<Record<`home/${HomeName}`, { title: string }>>
interface Blogging {
  blog: Shape<typeof blog>
}
interface Captioned {
  gallery: { pictures: Readonly<Record<GalleryPictureId, { caption: string }>> }
}

const namesOf = <Id extends string>(all: Readonly<Record<Id, { name: string }>>) =>
  Object.fromEntries(Object.entries<{ name: string }>(all).map(([id, { name }]) => [id, { name }])) as Record<
    Id,
    { name: string }
  >

/** Numbers with what they count, in all the forms that a language has. */
const isCount = (key: string) => /^(?:minutes|likes|letters|count)(?:_|$)/.test(key)

const labelsOf = (blogWords: Shape<typeof blog>): PostLabels => ({
  ...(Object.fromEntries(Object.entries(blogWords).filter(([key]) => isCount(key))) as PostCounts),
  categories: namesOf(blogWords.categories),
  authors: namesOf(blogWords.authors),
  tags: blogWords.tags,
})

/** The headings of elements and frames, the labels of articles and the titles of homes, which their indexes and menus list, and the captions of the gallery. */
export const gatherHeadings = (words: Headed & Titled & Captioned & Blogging): GatheredCatalog => ({
  postLabels: labelsOf(words.blog),
  // By names that are words themselves: one level down no text is spelt as their keys are.
  homeTitles: {
    of: Object.fromEntries(
      homeNames.map((name) => [name, words[`home/${name}`].title]),
    ) as GatheredCatalog['homeTitles']['of'],
  },
  galleryCaptions: Object.fromEntries(
    Object.entries(words.gallery.pictures).map(([id, { caption }]) => [id, caption]),
  ) as GatheredCatalog['galleryCaptions'],
  elements: Object.fromEntries(
    elementNames.map((name) => [name, words[`elements/${name}`].heading]),
  ) as GatheredCatalog['elements'],
  frameHeadings: Object.fromEntries(
    frameFamilies.map((family) => [
      family,
      Object.fromEntries(framesOf(family).map((name) => [name, words[`${family}/${name}` as keyof Headed].heading])),
    ]),
  ) as unknown as GatheredCatalog['frameHeadings'],
})
