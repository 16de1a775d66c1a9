import { costs, nextSteps, proposalIds, type ChapterId } from '#shared/content/programme.ts'
import { topicPlace } from '#shared/content/topicPlaces.ts'
import pictures from 'virtual:pictures/about'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BackToContents } from '../../sections/TableOfContents.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProgrammeChapter.module.css'

/** The colour of each chapter's head. Neighbours differ, and each contrasts with its picture. */
const fields: Record<ChapterId, 'accent' | 'contrast' | 'highlight' | 'ink'> = {
  work: 'accent',
  care: 'contrast',
  housing: 'highlight',
  publicMoney: 'ink',
  elections: 'accent',
  europe: 'contrast',
}

/** Renders a chapter: the problem, the proposals, their cost, the first year and what the reader can do. */
export function ProgrammeChapter({ id, number }: { id: ChapterId; number: number }) {
  const { t } = useTranslation(['programme', 'common'])
  const address = useAddress()
  const step = nextSteps[id]
  const { from, to: most, period, source } = costs[id]
  const { route, topic, anchor } =
    'topic' in step ? topicPlace(step.topic) : { ...step, route: undefined, topic: undefined }
  const to = route === undefined ? anchorTo(anchor) : address(route, { query: { topic }, anchor })
  const titleId = `${id}-title`
  return (
    <article className={styles.chapter} id={id} aria-labelledby={titleId}>
      <header className={styles.head} data-field={fields[id]}>
        <div className={styles.words}>
          <p className={styles.number}>
            <VisuallyHidden>{t('chapter', { number })}</VisuallyHidden>
            <span aria-hidden="true">{number}</span>
          </p>
          <h2 id={titleId}>{t(`common:chapters.${id}`)}</h2>
        </div>
        <div className={styles.picture}>
          <Picture of={pictures[id]} alt="" />
        </div>
      </header>
      <div className={styles.rows}>
        <section>
          <h3>{t('problem')}</h3>
          <p className={styles.problem}>{t(`${id}.problem`)}</p>
        </section>
        <section>
          <h3>{t('proposal')}</h3>
          <ol className={styles.proposals}>
            {proposalIds.map((proposal) => (
              <li key={proposal}>
                <p>
                  <strong>{t(`${id}.proposals.${proposal}.claim`)}</strong> {t(`${id}.proposals.${proposal}.how`)}
                </p>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{t('cost')}</h3>
          <div className={styles.cost}>
            <p className={styles.amount}>{t(`amount.${period}`, { from, count: most })}</p>
            <p>{t(`${id}.cost`)}</p>
            <p className={styles.source}>
              {source ? (
                <a href={source} rel="noreferrer">
                  {t('source', { number })}
                </a>
              ) : (
                t('sourceMissing')
              )}
            </p>
          </div>
        </section>
        <section>
          <h3>{t('firstYear')}</h3>
          <p>{t(`${id}.firstYear`)}</p>
        </section>
        <section>
          <h3>{t('youCan')}</h3>
          <div className={styles.step}>
            <p>{t(`${id}.youCan`)}</p>
            <ButtonLink tone="ink" to={to}>
              {t(`${id}.link`)}
            </ButtonLink>
          </div>
        </section>
        <BackToContents label={t('backToContents')} />
      </div>
    </article>
  )
}
