import { chapterIds, proposalIds } from '#shared/content/programme.ts'
import type { ProgrammePage } from '#shared/publishing/published.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import styles from './ProgrammeSummary.module.css'

/** Renders a summary of the programme: each proposal in one sentence, and the cost of each chapter. */
export function ProgrammeSummary({ of }: { of: ProgrammePage | undefined }) {
  const { t } = useTranslation(['programme', 'common'])
  const total = of ? of.total : t('short.total')
  const chapters: ProgrammePage['chapters'] =
    of?.chapters ??
    chapterIds.map((anchor) => ({
      anchor,
      title: t(`common:chapters.${anchor}`),
      claims: proposalIds.map((proposal) => t(`${anchor}.proposals.${proposal}.claim`)),
      cost: { amount: t(`amounts.${anchor}`) },
      rows: [],
    }))
  return (
    <section className={styles.short} aria-labelledby="short-title">
      <div className={styles.head}>
        <h2 id="short-title">{of ? of.short : t('short.title')}</h2>
        {total && <p>{t('short.lead', { total })}</p>}
      </div>
      <div className={styles.chapters}>
        {chapters.map(({ anchor, title, lang, claims, cost }) => (
          <div key={anchor}>
            <h3 lang={lang}>
              <a href={anchorTo(anchor)}>{title}</a>
            </h3>
            {claims.length > 0 && (
              <ul lang={lang}>
                {claims.map((claim, index) => (
                  <li key={index}>{claim}</li>
                ))}
              </ul>
            )}
            {cost && <p>{cost.amount}</p>}
          </div>
        ))}
      </div>
    </section>
  )
}
