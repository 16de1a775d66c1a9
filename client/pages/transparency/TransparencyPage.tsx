import { useTranslation } from 'react-i18next'
import {
  donationsCsvPath,
  donationsFeedPath,
  donationYears,
  hasSampleDonations,
  inScriptOf,
  type Donation,
} from '#shared/content/donations.ts'
import { averageSalary, donationLaw } from '#shared/content/donationRules.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { entrance } from '#shared/routes/table.ts'
import { withQuery } from '#shared/routes/url.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { StyledList } from '../../kit/StyledList.tsx'
import { PageSection } from '../../sections/PageSection.tsx'
import { SampleMark } from '../../sections/SampleMark.tsx'
import table from '../../sections/ListTable.module.css'
import { ColourTitle } from '../../sections/pageTitles/ColourTitle.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './TransparencyPage.module.css'

const columns = ['given', 'donor', 'kind', 'place', 'amount', 'published'] as const

/** The donations of a year, a list on a phone. */
function YearTable({ list, caption }: { list: readonly Donation[]; caption: string }) {
  const { t } = useTranslation('transparency')
  const { language } = useSite()
  // Names are Serbian in every language.
  const tag = languageFacts[language === 'sr-Cyrl' ? language : 'sr'].tag
  return (
    <table className={table.table} aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`heads.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map(({ id, given, donor, kind, place, dinars, published }) => (
          <tr key={id} id={id}>
            <th scope="row">
              <time dateTime={given}>{formatDate(given, language)}</time>
            </th>
            <td data-head={t('heads.donor')} className={styles.donor}>
              <span lang={tag} translate="no">
                {inScriptOf(language, donor)}
              </span>
            </td>
            <td data-head={t('heads.kind')}>{t(`kinds.${kind}`)}</td>
            <td data-head={t('heads.place')}>
              <span lang={tag} translate="no">
                {inScriptOf(language, place)}
              </span>
            </td>
            <td data-head={t('heads.amount')} data-column="amount">
              {formatMoney(dinars, language)}
            </td>
            <td data-head={t('heads.published')}>
              <time dateTime={published}>{formatDate(published, language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The donations that the law has published, by year, and the same list to take along. */
export default function TransparencyPage() {
  const { t } = useTranslation(['transparency', 'common'])
  const { language } = useSite()
  const address = useAddress()
  const years = donationYears()
  const money = (dinars: number) => formatMoney(dinars, language)
  return (
    <>
      <ColourTitle
        heading={t('heading')}
        lead={t('lead')}
        trail={[{ label: t('common:home'), to: address(entrance) }, { label: t('title') }]}
      />
      {years.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {years.map(({ year, list, total }, at) => (
        <PageSection
          key={year}
          title={t('year.title', { year })}
          lead={t('year.total', { total: money(total) })}
          ground={at % 2 === 0 ? 'page' : 'tint'}
          isTight
        >
          <div className={styles.year}>
            <YearTable list={list} caption={t('year.title', { year })} />
          </div>
          {at === 0 && hasSampleDonations && <SampleMark label={t('sample')} />}
        </PageSection>
      ))}
      <PageSection title={t('files.title')} lead={t('files.lead')} ground="ink" head="beside" isTight>
        <div className={styles.files}>
          <ButtonLink to={withQuery(donationsCsvPath, { language })} download="transparency.csv">
            {t('files.csv')}
          </ButtonLink>
          {/* No page of the site: the browser's own link. */}
          <a className={styles.feed} href={withQuery(donationsFeedPath, { language })} type="application/rss+xml">
            {t('files.feed')}
          </a>
        </div>
      </PageSection>
      <PageSection title={t('rules.title')} head="beside" isTight>
        <StyledList
          look="checks"
          items={{
            who: t('rules.items.who', { averageSalary: money(averageSalary.dinars) }),
            when: t('rules.items.when', { days: donationLaw.publishedWithinDays }),
            how: t('rules.items.how'),
          }}
        />
        <div className={styles.give}>
          <ButtonLink to={address('donate')}>{t('donate')}</ButtonLink>
        </div>
      </PageSection>
    </>
  )
}
