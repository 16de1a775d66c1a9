import shopCards from 'virtual:shopCards'
import { wordsIn, type Translator } from '#locales/translator.ts'
import { firstItem, type ShopItemId } from '#shared/content/shopNames.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import { addressOf } from '#shared/routes/url.ts'
import { contentFileOf } from '../content/contentFileOf.ts'

/** The data of a shared article, project or product. */
export interface SharedContent {
  title: string
  description: string
  /** Address of the picture, 1200 × 630. */
  card: string
  alt: string
  /** Only for articles. */
  article?: {
    /** ISO 8601 */
    published: string
    author: { name: string; path: string }
    section: string
    tags: string[]
  }
}

/** Returns the data of the article, project or product of a page; undefined for all other pages. */
export function sharedContent({ row, params }: FoundPage, translator: Translator): SharedContent | undefined {
  if (row.kind === 'project') {
    const project = contentFileOf(translator, `project/${params['project'] ?? row.props.page}`)
    const { alt = '' } = contentFileOf(translator, 'projects').list.find(({ id }) => id === project.id) ?? {}
    return { title: project.title, description: project.description, card: project.card, alt }
  }
  if (row.kind === 'product') {
    const item = (params['item'] ?? firstItem) as ShopItemId
    const { description, alt } = wordsIn(translator, `product/${item}`)
    return { title: wordsIn(translator, 'shop').items[item], description, card: shopCards[item], alt }
  }
  if (row.kind !== 'post') return undefined
  const post = contentFileOf(translator, 'posts').list.find(({ id }) => id === params['id'])
  if (!post) return undefined
  const { card, alt } = contentFileOf(translator, `post/${post.id}`)
  const words = wordsIn(translator, 'blog')
  return {
    title: post.title,
    description: post.description,
    card,
    alt,
    article: {
      published: post.date,
      author: {
        name: words.authors[post.author].name,
        path: addressOf('blog-author', { params: { author: post.author } }),
      },
      section: words.categories[post.category[0] ?? 'party'].name,
      tags: post.tags.map((tag) => words.tags[tag]),
    },
  }
}
