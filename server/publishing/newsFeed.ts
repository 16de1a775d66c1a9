import { wordsOf } from '#locales/words.ts'
import type { ShownContent } from '#db/store.ts'
import { escapeHtml } from '#shared/escapeHtml.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { contentPaths, itemPath, newsFeedPath } from '#shared/publishing/paths.ts'
import { mediaPath } from '#shared/publishing/media.ts'
import { sharedPicture } from '#shared/publishing/photographHtml.ts'
import { richTextHtml } from '#shared/publishing/richTextHtml.ts'
import { withQuery } from '#shared/routes/url.ts'
import { bodyIn, tagIn, textIn } from './chosenText.ts'
import type { MediaByName } from './mediumUses.ts'
import { tagsOf } from './reader.ts'
import { leadPicture, withMedia } from './shownMedia.ts'

/** The number of items in the feed. */
export const feedLength = 30

export interface FeedParts {
  /** The media of the items. */
  media?: MediaByName
  language: Language
  publicUrl: string
}

/** Characters that XML 1.0 does not allow. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const element = (name: string, text: string) => `<${name}>${escapeHtml(text.replace(notXml, ''))}</${name}>`

/** Returns the feed of news with their full texts, in the order of the list (RSS 2.0). */
export function writeNewsFeed(
  news: readonly ShownContent[],
  { language, publicUrl, media = new Map() }: FeedParts,
): string {
  const { published, news: page, organisation } = wordsOf(language)
  const absolute = (path: string) => publicUrl + withQuery(path, { language })
  const time = (at: number) => new Date(at).toUTCString()

  const item = ({ slug, document, sortAt }: ShownContent): string => {
    const text = textIn(document.texts, language)
    const { title, lead, lang } = text
    const link = absolute(itemPath('news', slug))
    const picture = leadPicture(document.fields.picture, text, media, language)
    const shared = picture && sharedPicture(picture)
    const bytes = media.get(picture?.name ?? '')?.files.find((file) => mediaPath(file) === shared?.path)?.bytes
    const html = richTextHtml(
      [
        ...(picture ? [{ type: 'photograph' as const, picture }] : []),
        ...withMedia(bodyIn(text, language), media, language),
      ],
      publicUrl,
    )
    const note = lang && `<p><em>${escapeHtml(published.in[lang])}</em></p>`
    const content = note ? `${note}<div lang="${lang}">${html}</div>` : html
    return [
      '<item>',
      element('title', title),
      element('link', link),
      `<guid isPermaLink="true">${escapeHtml(link)}</guid>`,
      element('pubDate', time(sortAt)),
      element('description', lead),
      element('content:encoded', content),
      ...(shared
        ? [`<enclosure url="${escapeHtml(publicUrl + shared.path)}" length="${bytes ?? 0}" type="image/jpeg"/>`]
        : []),
      ...(lang ? [element('dc:language', lang)] : []),
      ...tagsOf(document).map((one) => element('category', tagIn(one, language).name)),
      '</item>',
    ].join('\n')
  }

  const self = escapeHtml(absolute(newsFeedPath))
  const changed = Math.max(0, ...news.map(({ lastPublished }) => lastPublished))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${page.title} – ${organisation.name}`),
    element('link', absolute(contentPaths.news)),
    element('description', page.description),
    element('language', languageFacts[language].tag),
    element('copyright', organisation.name),
    element('lastBuildDate', time(changed)),
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...news.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
