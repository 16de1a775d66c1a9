import { donationLaw, donationLimits, averageSalary } from '#shared/content/donationRules.ts'
import { formatDate, formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './LawFigures.module.css'

/** Renders the law's figures: the amount that must be published, the deadline and the limits. */
export function LawFigures() {
  const { salary } = useFacts({ salary: averageSalary })
  const limits = donationLimits(salary)
  const { t } = useTranslation('transparency')
  const { language } = useSite()
  const money = (dinars: number) => formatMoney(dinars, language)
  const figures = {
    above: money(salary.dinars),
    days: formatNumber(donationLaw.publishedWithinDays, language),
    person: money(limits.person.max),
    company: money(limits.company.max),
  }
  return (
    <section className={styles.band} aria-labelledby="law">
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="law">{t('rules.title')}</h2>
          <p>{t('rules.lead')}</p>
        </div>
        <dl className={styles.figures}>
          {(Object.keys(figures) as (keyof typeof figures)[]).map((id) => (
            <div key={id}>
              <dt>{t(`rules.figures.${id}`)}</dt>
              <dd>{figures[id]}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.source}>
          <p>{t('rules.source', { source: salary.source, date: formatDate(salary.since, language) })}</p>
        </div>
      </div>
    </section>
  )
}
