import { Feed } from 'feed'
import { createTranslator } from '#locales/translator.ts'
import { donationsFeedPath, inScriptOf } from '#shared/content/donations.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { labelled, sentences } from '#shared/i18n/sentences.ts'
import type { FeedRequest } from '#shared/rendering.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import { addressOf, withQuery } from '#shared/routes/url.ts'
import { siteWordsOf } from '../content/siteWords.ts'

/** Returns the feed of donations (RSS 2.0). Each item links to its row on the page. */
export function writeDonationsFeed({ language, publicUrl, changes, donations = [] }: FeedRequest): string {
  const words = siteWordsOf(language, changes)
  const { t } = createTranslator(language, words)
  const { organisation, transparency } = words
  const page = (anchor?: string, query: PageQuery = {}) =>
    publicUrl + addressOf('transparency', { language, query: { ...query }, ...(anchor && { anchor }) })
  const feedUrl = publicUrl + withQuery(donationsFeedPath, { language })
  const feed = new Feed({
    id: feedUrl,
    title: `${transparency.heading} – ${organisation.name}`,
    description: transparency.description,
    link: page(),
    language: languageFacts[language].tag,
    copyright: organisation.name,
    generator: organisation.name,
    updated: new Date(donations[0]?.publishedOn ?? 0),
    feedLinks: { rss: feedUrl },
  })
  for (const { id, query, donatedOn, publishedOn, kind, donor, place, dinars, isSample } of donations)
    feed.addItem({
      // The same for as long as the donation is published.
      id: page(id),
      title: t('transparency:feed.item', {
        donor: inScriptOf(language, donor),
        place: inScriptOf(language, place),
        amount: formatMoney(dinars, language),
      }),
      link: page(id, query),
      description: sentences([
        labelled(transparency.heads.given, formatDate(donatedOn, language), language),
        transparency.kinds[kind],
        ...(isSample ? [transparency.sample] : []),
      ]),
      date: new Date(publishedOn),
    })
  return feed.rss2()
}
