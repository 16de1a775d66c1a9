import { homeNames } from '#shared/routes/homes.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HomeIndexPage.module.css'
import { thumbnailOf } from './thumbnails.ts'

/** The parts of a home that have an index page of their own. */
const partIndexes = ['headers', 'footers', 'page-title', 'elements', 'blogs', 'portfolio', 'page'] as const

/** Renders all homes, each as a card with its first screen. The whole card is a link. */
export default function HomeIndexPage() {
  const { t } = useTranslation(['homes', 'homeTitles', 'common'])
  const address = useAddress()
  return (
    <>
      <TitleBar
        heading={t('heading')}
        lead={t('lead')}
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('heading') }]}
      />
      <div className={styles.grid}>
        <ul className={styles.homes}>
          {homeNames.map((home, position) => (
            <li key={home}>
              <h2>
                <PageLink to={address(`home-${home}`)}>{t(`homeTitles:of.${home}`)}</PageLink>
              </h2>
              <Picture {...thumbnailOf(home)} alt="" isFirst={position === 0} />
            </li>
          ))}
        </ul>
        <section className={styles.parts} aria-labelledby="parts">
          <h2 id="parts">{t('parts.heading')}</h2>
          <p>{t('parts.lead')}</p>
          <ul>
            {partIndexes.map((index) => (
              <li key={index}>
                <ArrowLink to={address(index)}>{t(`parts.links.${index}`)}</ArrowLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
