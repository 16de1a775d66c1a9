import { chapterIds, costs, proposalIds } from '#shared/content/programme.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import styles from './ProgrammeSummary.module.css'

/** Renders a summary of the programme: each proposal in one sentence, and the cost of each chapter. */
export function ProgrammeSummary() {
  const { t } = useTranslation(['programme', 'common'])
  return (
    <section className={styles.short} aria-labelledby="short-title">
      <div className={styles.head}>
        <h2 id="short-title">{t('short.title')}</h2>
        <p>{t('short.lead')}</p>
      </div>
      <div className={styles.chapters}>
        {chapterIds.map((id) => (
          <div key={id}>
            <h3>
              <a href={anchorTo(id)}>{t(`common:chapters.${id}`)}</a>
            </h3>
            <ul>
              {proposalIds.map((proposal) => (
                <li key={proposal}>{t(`${id}.proposals.${proposal}.claim`)}</li>
              ))}
            </ul>
            <p>{t(`amount.${costs[id].period}`, { from: costs[id].from, count: costs[id].to })}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
