import { press } from '#shared/content/press.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { wordsIn } from '#locales/translator.ts'
import { useFacts, useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import styles from './HomeMedia.module.css'
import { HomeNetworks } from './HomeNetworks.tsx'

const mostArticles = 3

/** Renders press coverage beside the party's own accounts. */
export function HomeMedia() {
  const party = useFacts({ press })
  const { t, i18n } = useTranslation('home')
  const { items } = wordsIn(i18n, 'pressItems')
  const { language } = useSite()
  const tags = useFactTags()
  const address = useAddress()
  return (
    <section className={styles.section} id="media" aria-labelledby="media-title">
      <div className={styles.press}>
        <h2 id="media-title">{t('media.title')}</h2>
        <ul className={styles.rows}>
          {party.press.slice(0, mostArticles).map(({ id, url, published }) => {
            const { headline, outlet } = items[id as keyof typeof items]
            return (
              <li key={id}>
                <time dateTime={published}>{formatDate(published, language)}</time>
                <p className={styles.headline} lang={tags[`press-${id}`]}>
                  {url ? (
                    <a href={url} rel="noreferrer">
                      {headline}
                    </a>
                  ) : (
                    headline
                  )}
                </p>
                <p className={styles.outlet}>{outlet}</p>
              </li>
            )
          })}
        </ul>
        <ArrowLink to={address('contact', { query: { topic: 'media' }, anchor: 'write' })}>
          {t('media.contact')}
        </ArrowLink>
      </div>
      <HomeNetworks />
    </section>
  )
}
