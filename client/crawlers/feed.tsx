import { Feed } from 'feed'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Article } from '#shared/content/content.ts'
import type { ArticleBlock } from '#shared/content/contentFiles.ts'
import { feedPath } from '#shared/content/blog.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { sentences } from '#shared/i18n/sentences.ts'
import type { FeedRequest } from '#shared/rendering.ts'
import { addressOf, withQuery } from '#shared/routes/url.ts'
import { siteWordsOf } from '../content/siteWords.ts'

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) return <h2>{block.heading}</h2>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  return (
    <blockquote>
      <p>{block.quote}</p>
      <p>{block.by}</p>
    </blockquote>
  )
}

/**
 * Renders a whole article for feed readers, without styles and with absolute addresses. The picture is lazy because
 * React preloads any other.
 */
const FeedText = ({ article, publicUrl }: { article: Article; publicUrl: string }) => (
  <>
    <p>
      <img src={publicUrl + article.card} alt={article.alt} width="1200" height="630" loading="lazy" />
    </p>
    {article.quote && (
      <blockquote>
        <p>{article.quote.text}</p>
        <p>{article.quote.by}</p>
      </blockquote>
    )}
    {article.body.map((block, index) => (
      <Block key={index} block={block} />
    ))}
    {article.transcript && (
      <ol>
        {article.transcript.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    )}
    {article.pictures.map(({ caption, alt }) => (
      <p key={caption}>{sentences([caption, alt])}</p>
    ))}
  </>
)

/** Returns the feed of all articles with their full texts, newest first (RSS 2.0, content:encoded). */
export function writeFeed({ language, publicUrl, changes }: FeedRequest): string {
  const words = siteWordsOf(language, changes)
  const { blog, organisation } = words
  const { list } = words.posts
  const feedUrl = publicUrl + withQuery(feedPath, { language })
  const feed = new Feed({
    id: feedUrl,
    title: `${blog.name} – ${organisation.name}`,
    description: blog.listings.grid.description,
    link: publicUrl + addressOf('blog-grid', { language }),
    language: languageFacts[language].tag,
    copyright: organisation.name,
    generator: organisation.name,
    updated: new Date(list[0]?.date ?? 0),
    feedLinks: { rss: feedUrl },
  })
  for (const post of list) {
    const article = words[`post/${post.id}`]!
    const link = publicUrl + addressOf(`post-${post.type}`, { params: { id: post.id }, language })
    feed.addItem({
      id: link,
      title: post.title,
      link,
      description: post.description,
      content: renderToStaticMarkup(<FeedText article={article} publicUrl={publicUrl} />),
      date: new Date(post.date),
      category: post.category.map((category) => ({ name: blog.categories[category].name })),
    })
  }
  return feed.rss2()
}
