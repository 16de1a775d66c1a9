import type { DonationYear } from '#shared/content/donations.ts'
import { donorKinds } from '#shared/content/donationRules.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { anchorOfYear } from './anchors.ts'
import styles from './YearChart.module.css'

interface YearChartProps {
  years: readonly DonationYear[]
  /** The year that the page lists; undefined if it lists all. */
  chosen: string | undefined
}

/** Renders the donations of each year as bars of one scale, split by kind of donor. Each links to its year. */
export function YearChart({ years, chosen }: YearChartProps) {
  const { t } = useTranslation('transparency')
  const { language } = useSite()
  const address = useAddress()
  const largest = Math.max(...years.map(({ total }) => total))
  return (
    <div className={styles.chart}>
      <ol className={styles.years}>
        {years.map(({ year, total, parts }) => (
          <li key={year}>
            {chosen === undefined || chosen === year ? (
              <a href={anchorTo(anchorOfYear(year))}>{year}</a>
            ) : (
              <PageLink to={address('transparency', { query: { year }, anchor: anchorOfYear(year) })}>{year}</PageLink>
            )}
            <div className={styles.track}>
              {/* The widths are attributes, because the content security policy forbids inline styles. */}
              <svg className={styles.bar} width={`${(total / largest) * 100}%`} aria-hidden="true">
                {parts.map(({ kind, dinars }, index) => (
                  <rect
                    key={kind}
                    className={styles[kind]}
                    x={`${(parts.slice(0, index).reduce((sum, part) => sum + part.dinars, 0) / total) * 100}%`}
                    width={`${(dinars / total) * 100}%`}
                    height="100%"
                  />
                ))}
              </svg>
              <span className={styles.total}>{formatMoney(total, language)}</span>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.key}>
        <ul>
          {donorKinds.map((kind) => (
            <li key={kind}>
              <svg width="16" height="16" aria-hidden="true">
                <rect className={styles[kind]} width="16" height="16" />
              </svg>
              {t(`kinds.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
