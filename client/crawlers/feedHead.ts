import { wordsIn, type Translator } from '#locales/translator.ts'
import { feedPath } from '#shared/content/blog.ts'
import type { HeadElement, PageRequest } from '#shared/rendering.ts'
import { withQuery } from '#shared/routes/url.ts'

/** Where the feed is, on every page of the paper. */
export function feedHead(
  { found, language, publicUrl }: Pick<PageRequest, 'found' | 'language' | 'publicUrl'>,
  translator: Translator,
): HeadElement[] {
  const { kind } = found.row
  if (kind !== 'post' && !kind.startsWith('blog')) return []
  const { name } = wordsIn(translator, 'blog')
  return [
    {
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: name,
        href: publicUrl + withQuery(feedPath, { language }),
      },
    },
  ]
}
