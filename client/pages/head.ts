import { wordsIn, type Translator } from '#locales/translator.ts'
import type { HeadElement, PageRequest } from '#shared/rendering.ts'
import type { AuthorId, PostCategory } from '#shared/content/blog.ts'
import { firstItem, type ShopItemId } from '#shared/content/shopNames.ts'
import { iconSetNames } from '#shared/content/iconSetNames.ts'
import { framesOf } from '#shared/routes/frames.ts'
import { itemOf, type PublishedContent } from '#shared/publishing/published.ts'
import type { PageKind, PageKinds } from '#shared/routes/kinds.ts'
import type { FoundPage, PageParams } from '#shared/routes/matchRoute.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import { indexedAddresses } from '#shared/routes/indexed.ts'
import { isPageFolder, type PageFolder } from '#shared/routes/pages.ts'
import { isHidden } from '#shared/routes/route.ts'
import { contentFileOf } from '../content/contentFileOf.ts'

interface PageTexts {
  title: string
  description: string
}

/**
 * Returns title and description of a page whose texts depend on the query, on published content or on the row. It is the default
 * export of the folder's `head.ts`.
 */
export type PageHead = (
  translator: Translator,
  query: PageQuery,
  content: PublishedContent | undefined,
  id: FoundPage['row']['id'],
) => PageTexts

const pageHeads = import.meta.glob<PageHead>('./*/**/head.ts', { eager: true, import: 'default' })

type Texts<Kind extends PageKind> = (translator: Translator, props: PageKinds[Kind], params: PageParams) => PageTexts

/** Title and description of each other kind of page, without the party's name. */
const pageTexts: { [Kind in Exclude<PageKind, PageFolder>]: Texts<Kind> } = {
  homeVariant: (translator, { home }) => wordsIn(translator, `home/${home}`),
  element: (translator, { element }) => wordsIn(translator, `elements/${element}`),
  elementIndex: (translator, { family }) => wordsIn(translator, 'kit').index[family],
  frameIndex: ({ t }, { family }) => ({
    title: t(`frames:index.${family}.title`),
    description: t(`frames:index.${family}.description`, { count: framesOf(family).length }),
  }),
  pageIndex: (translator, { family }) => wordsIn(translator, 'pageIndexes').of[family],
  header: (translator, { header }) => wordsIn(translator, `headers/${header}`),
  footer: (translator, { footer }) => wordsIn(translator, `footers/${footer}`),
  pageTitle: (translator, { pageTitle }) => wordsIn(translator, `page-title/${pageTitle}`),
  inner: (translator, { inner }) => wordsIn(translator, `page/${inner}`),
  portfolioListing: ({ t }, { style, layout }) => ({
    title: t(`portfolio:styles.${style}.title`, { layout: t(`portfolio:layouts.${layout}`) }),
    description: t(`portfolio:styles.${style}.description`, { layout: t(`portfolio:layouts.${layout}`) }),
  }),
  portfolioShow: (translator, { show }) => wordsIn(translator, 'portfolio').shows[show],
  project: (translator, { page }, { project }) => contentFileOf(translator, `project/${project ?? page}`),
  blogListing: (translator, { listing }) => wordsIn(translator, 'blog').listings[listing],
  blogCategory: (translator, _, { category }) => wordsIn(translator, 'blog').categories[category as PostCategory],
  blogAuthor: ({ t }, _, { author }) => ({
    title: t('blog:author.title', { name: t(`blog:authors.${author as AuthorId}.name`) }),
    description: t(`blog:authors.${author as AuthorId}.description`),
  }),
  post: (translator, _, { id = '' }) => contentFileOf(translator, `post/${id}`),
  blogLayout: (translator, { layout }) => wordsIn(translator, `blogs/${layout}`),
  shopListing: (translator, { listing }) => wordsIn(translator, 'shopPages').listings[listing],
  product: (translator, _, { item = firstItem }) => ({
    title: translator.t(`shop:items.${item as ShopItemId}`),
    description: wordsIn(translator, `product/${item as ShopItemId}`).description,
  }),
  icons: ({ t }, { set }) => ({
    title: t('icons:title', { shown: iconSetNames[set] }),
    description: t('icons:description', { shown: iconSetNames[set] }),
  }),
  notFound: (translator) => wordsIn(translator, 'notFound'),
}

export type HeadRequest = Pick<
  PageRequest,
  'found' | 'query' | 'language' | 'addressed' | 'publicUrl' | 'demoPages' | 'content'
>

/** A page and the query of its address. */
type TextsRequest = Pick<PageRequest, 'found' | 'query' | 'content'>

function ownTextsOf({ found: { row, params }, query, content }: TextsRequest, translator: Translator): PageTexts {
  const item = itemOf(content) ?? content?.texts
  if (item) return { title: item.title, description: item.lead }
  if (isPageFolder(row.kind))
    return pageHeads[`./${row.kind}/head.ts`]?.(translator, query, content, row.id) ?? wordsIn(translator, row.kind)
  return (pageTexts[row.kind] as Texts<PageKind>)(translator, row.props, params)
}

/** Returns title and description for search engines. Only the home page has its own title pattern. */
export function textsOf(request: TextsRequest, translator: Translator): PageTexts & { fullTitle: string } {
  const { title, description } = ownTextsOf(request, translator)
  const pattern = wordsIn(translator, 'common')[request.found.row.kind === 'home' ? 'homeTitlePattern' : 'titlePattern']
  // Filled in here: the translator takes as long as everything else in the head.
  const fullTitle = pattern
    .replace('{{partyName}}', () => wordsIn(translator, 'organisation').name)
    .replace('{{title}}', () => title)
  return { title, description, fullTitle }
}

/** Returns what head, shared links and structured data of a page have in common. */
export const describe = (request: HeadRequest, translator: Translator) => ({
  ...textsOf(request, translator),
  addresses: indexedAddresses(request),
})
export type Description = ReturnType<typeof describe>

/**
 * Returns the elements of `<head>` that differ from page to page. The server prints them; the browser replaces them on
 * navigation. The server adds what only crawlers read (`client/crawlers/`), because crawlers load each address anew.
 */
export function pageHead(request: HeadRequest, { description, fullTitle, addresses }: Description): HeadElement[] {
  const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes })
  return [
    { tag: 'title', text: fullTitle },
    { tag: 'meta', attributes: { name: 'description', content: description } },
    ...(isHidden(request.found.row, request.demoPages) || request.content?.isPreview
      ? [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } } satisfies HeadElement]
      : []),
    ...(addresses
      ? [
          link({ rel: 'canonical', href: addresses.canonical }),
          ...addresses.alternates.map(([hreflang, href]) => link({ rel: 'alternate', hreflang, href })),
        ]
      : []),
  ]
}

const mark = 'data-page'

/** Replaces the page's elements in the document's head. */
export function showHead(elements: readonly HeadElement[]): void {
  for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove()
  for (const element of elements) {
    const node = document.createElement(element.tag)
    node.setAttribute(mark, '')
    if (element.tag === 'title') node.textContent = element.text
    else for (const [name, value] of Object.entries(element.attributes)) node.setAttribute(name, value)
    document.head.append(node)
  }
}
