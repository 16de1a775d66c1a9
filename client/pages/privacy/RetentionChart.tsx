import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import styles from './RetentionChart.module.css'
import { openEnded, useRetention } from './useRetention.ts'

/** Renders how long each kind of data is kept as a bar; bars of data without a fixed period run off the page. The copy in the mailbox has several periods. */
export function RetentionChart() {
  const { t } = useTranslation('privacy')
  const counted = useRetention().sort(([, one], [, other]) => other - one)
  const longest = Math.max(...counted.map(([, count]) => count))
  return (
    <section className={styles.chart} aria-labelledby="periods">
      <h2 id="periods">
        <a href={anchorTo('retention')}>{t('sections.retention.title')}</a>
      </h2>
      <dl>
        {counted.map(([id, count]) => (
          <div key={id}>
            <dt>{t(`sections.retention.rows.${id}.term`)}</dt>
            <dd>
              <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${count}v1h-${count}z`} />
              </svg>
              <b>{t('kept.howLong.days', { count })}</b>
            </dd>
          </div>
        ))}
        {openEnded
          .filter((id) => id !== 'mailbox')
          .map((id) => (
            <div key={id} data-open>
              <dt>{t(`sections.retention.rows.${id}.term`)}</dt>
              <dd>{t(`sections.retention.rows.${id}.period`)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
