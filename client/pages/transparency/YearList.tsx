import type { ReactNode } from 'react'
import type { DonationYear } from '#shared/content/donations.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import type { ListedDonation } from '#shared/publishing/published.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorOfYear } from './anchors.ts'
import styles from './YearList.module.css'

interface YearListProps {
  of: DonationYear
  list: readonly ListedDonation[]
  /** The largest donation of all years, which sets the scale. */
  largest: number
  /** Rendered after the table. */
  children: ReactNode
}

const columns = ['donor', 'given', 'published', 'amount'] as const

/** Renders the donations of a year with amounts to scale; on a phone each is a card. */
export function YearList({ of: { year, total }, list, largest, children }: YearListProps) {
  const { t } = useTranslation('transparency')
  const { language } = useSite()
  // The names are Serbian in every language.
  const tag = languageFacts[language === 'sr-Cyrl' ? language : 'sr'].tag
  const title = t('year.title', { year })
  const serbian = (text: string) => (
    <span lang={tag} translate="no">
      {text}
    </span>
  )
  return (
    <section className={styles.year} aria-labelledby={anchorOfYear(year)}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={anchorOfYear(year)}>{title}</h2>
          <p>{t('year.total', { total: formatMoney(total, language) })}</p>
        </div>
        <table className={styles.table} aria-label={title}>
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
            {list.map(({ id, donatedOn, donor, kind, place, dinars, publishedOn, mark }) => (
              <tr key={id} id={id}>
                <th scope="row">
                  <span className={styles.donor}>{serbian(donor)}</span> {mark && <em>{mark} </em>}
                  <span className={styles.donorName}>
                    {`${t(`kinds.${kind}`)}, `}
                    {serbian(place)}
                  </span>
                </th>
                <td data-head={t('heads.given')}>
                  <time dateTime={donatedOn}>{formatDate(donatedOn, language)}</time>
                </td>
                <td data-head={t('heads.published')}>
                  <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
                </td>
                <td data-column="amount">
                  {formatMoney(dinars, language)}
                  <svg
                    className={styles.share}
                    data-kind={kind}
                    width={`${(dinars / largest) * 100}%`}
                    aria-hidden="true"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {children}
      </div>
    </section>
  )
}
