import { averageSalary } from '#shared/content/donationRules.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { useAddress, useSite } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { anchorOfYear } from './anchors.ts'
import { LawFigures } from './LawFigures.tsx'
import { DonationDownloads } from './DonationDownloads.tsx'
import styles from './TransparencyPage.module.css'
import { YearChart } from './YearChart.tsx'
import { YearList } from './YearList.tsx'

/** Renders the published donations: the years to scale, the law, each donation, and the list as a file. */
export default function TransparencyPage() {
  const { salary } = useFacts({ salary: averageSalary })
  const { t } = useTranslation(['transparency', 'common'])
  const address = useAddress()
  const { content } = useSite()
  const register = content?.register
  if (!register) return null
  const { years, list, largest, year: chosen, page, pages } = register
  const hasSamples = list.some(({ isSample }) => isSample)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
          <h1>{t('heading')}</h1>
          <p>{t('lead')}</p>
        </div>
        {years.length > 0 ? <YearChart years={years} chosen={chosen} /> : <p className={styles.none}>{t('none')}</p>}
      </header>
      <LawFigures />
      {years
        .filter(({ year }) => chosen === undefined || year === chosen)
        .map((of) => (
          <YearList
            key={of.year}
            of={of}
            list={list.filter(({ donatedOn }) => donatedOn.startsWith(of.year))}
            largest={largest}
          >
            <Pagination
              label={t('year.pages')}
              page={page}
              pages={pages}
              addressOf={(to) =>
                address('transparency', {
                  query: { year: of.year, page: to === 1 ? undefined : String(to) },
                  anchor: anchorOfYear(of.year),
                })
              }
            />
          </YearList>
        ))}
      <DonationDownloads />
      {(hasSamples || salary.isSample) && <SampleNote text={t(hasSamples ? 'sample' : 'sampleSalary')} />}
    </>
  )
}
