import { averageSalary } from '#shared/content/donationRules.ts'
import { donations, donationYears, hasSampleDonations } from '#shared/content/donations.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LawFigures } from './LawFigures.tsx'
import { DonationDownloads } from './DonationDownloads.tsx'
import styles from './TransparencyPage.module.css'
import { YearChart } from './YearChart.tsx'
import { YearList } from './YearList.tsx'

/** Renders the published donations: the years to scale, the law, each donation, and the list as a file. */
export default function TransparencyPage() {
  const { t } = useTranslation(['transparency', 'common'])
  const address = useAddress()
  const years = donationYears()
  const largest = Math.max(...donations.map(({ dinars }) => dinars))
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
          <h1>{t('heading')}</h1>
          <p>{t('lead')}</p>
        </div>
        {years.length > 0 ? <YearChart years={years} /> : <p className={styles.none}>{t('none')}</p>}
      </header>
      <LawFigures />
      {years.map((year) => (
        <YearList key={year.year} of={year} largest={largest} />
      ))}
      <DonationDownloads />
      {(hasSampleDonations || averageSalary.isSample) && <SampleNote text={t('sample')} />}
    </>
  )
}
