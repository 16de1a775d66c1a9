import { donationsCsvPath, donationsFeedPath } from '#shared/content/donations.ts'
import { withQuery } from '#shared/routes/url.ts'
import { useAddress, useSite, useSiteProgramme } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './DonationDownloads.module.css'

/** Renders links to the list as a file and as a feed, and to the donation page. */
export function DonationDownloads() {
  const { t } = useTranslation('transparency')
  const { language } = useSite()
  const address = useAddress()
  const hasProgramme = useSiteProgramme()
  return (
    <section className={styles.fields} aria-labelledby="take-along">
      <div className={styles.words}>
        <h2 id="take-along">{t('files.title')}</h2>
        <p>{t('files.lead')}</p>
        {hasProgramme && <p>{t('ofProgramme')}</p>}
      </div>
      <ul className={styles.ways}>
        {/* Plain links, because these are files and not pages. */}
        <li>
          <a href={withQuery(donationsCsvPath, { language })} download="transparency.csv">
            {t('files.csv')}
            <Icon name="arrow" />
          </a>
        </li>
        <li>
          <a href={withQuery(donationsFeedPath, { language })} type="application/rss+xml">
            {t('files.feed')}
            <Icon name="arrow" />
          </a>
        </li>
        <li>
          <PageLink to={address('donate')}>
            {t('donate')}
            <Icon name="arrow" />
          </PageLink>
        </li>
      </ul>
    </section>
  )
}
