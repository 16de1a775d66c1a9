import { wordsIn, type Translator } from '#locales/translator.ts'
import { feedPath } from '#shared/content/blog.ts'
import { donationsFeedPath } from '#shared/content/donations.ts'
import { newsFeedPath } from '#shared/publishing/paths.ts'
import type { HeadElement, PageRequest } from '#shared/rendering.ts'
import { withQuery } from '#shared/routes/url.ts'

/** Returns the link to the feed: of news on their pages, of articles on pages of the blog, of donations on their page. */
export function feedHead(
  { found, language, publicUrl }: Pick<PageRequest, 'found' | 'language' | 'publicUrl'>,
  translator: Translator,
): HeadElement[] {
  const { kind } = found.row
  const feed = (title: string, path: string): HeadElement[] => [
    {
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title,
        href: publicUrl + withQuery(path, { language }),
      },
    },
  ]
  if (kind === 'news' || kind === 'news/article') return feed(wordsIn(translator, 'news').title, newsFeedPath)
  if (kind === 'post' || kind.startsWith('blog')) return feed(wordsIn(translator, 'blog').name, feedPath)
  if (kind === 'transparency') return feed(wordsIn(translator, 'transparency').heading, donationsFeedPath)
  return []
}
