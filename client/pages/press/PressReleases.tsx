import { formatDate } from '#shared/i18n/format.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { ItemPicture } from '../../sections/published/ItemPicture.tsx'
import { useAddress, useSite } from '../../site/site.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './PressReleases.module.css'

/** Renders the latest press releases, or nothing if there are none. */
export function PressReleases() {
  const { t } = useTranslation('press')
  const { content, language } = useSite()
  const address = useAddress()
  const releases = content?.pressReleases ?? []
  if (releases.length === 0) return null
  return (
    <section className={styles.releases} aria-labelledby="releases">
      <h2 id="releases">{t('releases.title')}</h2>
      <div>
        <ul>
          {releases.map(({ slug, title, lang, date, lead, picture, state }) => (
            <li key={slug} data-draft={state}>
              <time dateTime={date}>{formatDate(date, language)}</time>
              <div lang={lang}>
                <h3>
                  <PageLink to={address('news-article', { params: { slug } })}>{title}</PageLink>
                </h3>
                <p>{lead}</p>
              </div>
              <ItemPicture of={picture} className={styles.picture} lang={lang} />
            </li>
          ))}
        </ul>
        <ArrowLink to={address('news')}>{t('releases.all')}</ArrowLink>
      </div>
    </section>
  )
}
