import { press, type PressItem } from '#shared/content/press.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import styles from './HomeMedia.module.css'
import { HomeNetworks } from './HomeNetworks.tsx'

const mostArticles = 3

/** Renders press coverage beside the party's own accounts. */
export function HomeMedia() {
  const { t } = useTranslation(['home', 'pressItems'])
  const { language } = useSite()
  const address = useAddress()
  return (
    <section className={styles.section} id="media" aria-labelledby="media-title">
      <div className={styles.press}>
        <h2 id="media-title">{t('media.title')}</h2>
        <ul className={styles.rows}>
          {press.slice(0, mostArticles).map((item) => {
            const headline = t(`pressItems:items.${item.id}.headline`)
            const { url }: PressItem = item
            return (
              <li key={item.id}>
                <time dateTime={item.published}>{formatDate(item.published, language)}</time>
                <p className={styles.headline}>
                  {url ? (
                    <a href={url} rel="noreferrer">
                      {headline}
                    </a>
                  ) : (
                    headline
                  )}
                </p>
                <p className={styles.outlet}>{t(`pressItems:items.${item.id}.outlet`)}</p>
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
