import { useTranslation } from 'react-i18next'
import { nextSteps, proposalIds, type ChapterId } from '#shared/content/programme.ts'
import pictures from 'virtual:pictures/about'
import { useAddress } from '../../app/site.ts'
import { anchorTo } from '../../ui/anchor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BackToContents } from '../../sections/Contents.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProgrammeChapter.module.css'

/** The field of each chapter's head. Neighbours differ, and none drowns in the picture beside it. */
const fields: Record<ChapterId, 'accent' | 'cobalt' | 'marigold' | 'ink'> = {
  work: 'accent',
  care: 'cobalt',
  housing: 'marigold',
  publicMoney: 'ink',
  elections: 'accent',
  europe: 'cobalt',
}

/** A chapter: what people meet, what we propose, what it costs or requires, what the reader can do. */
export function ProgrammeChapter({ id, number }: { id: ChapterId; number: number }) {
  const { t } = useTranslation(['about', 'common'])
  const address = useAddress()
  const step = nextSteps[id]
  const to =
    'topic' in step ? address('contact', { query: { topic: step.topic }, anchor: 'write' }) : anchorTo(step.anchor)
  const titleId = `${id}-title`
  return (
    <article className={styles.chapter} id={id} aria-labelledby={titleId}>
      <header className={styles.head} data-field={fields[id]}>
        <div className={styles.words}>
          <p className={styles.number}>
            <VisuallyHidden>{t('programme.chapter', { number })}</VisuallyHidden>
            <span aria-hidden="true">{number}</span>
          </p>
          <h3 id={titleId}>{t(`common:chapters.${id}`)}</h3>
        </div>
        <div className={styles.picture}>
          <Picture of={pictures[id]} alt="" />
        </div>
      </header>
      <div className={styles.rows}>
        <section>
          <h4>{t('programme.meet')}</h4>
          <p className={styles.meet}>{t(`programme.${id}.meet`)}</p>
        </section>
        <section>
          <h4>{t('programme.propose')}</h4>
          <ol className={styles.proposals}>
            {proposalIds.map((proposal) => (
              <li key={proposal}>
                <p>
                  <strong>{t(`programme.${id}.proposals.${proposal}.claim`)}</strong>{' '}
                  {t(`programme.${id}.proposals.${proposal}.how`)}
                </p>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h4>{t('programme.requires')}</h4>
          <p>{t(`programme.${id}.requires`)}</p>
        </section>
        <section>
          <h4>{t('programme.youCan')}</h4>
          <div className={styles.step}>
            <p>{t(`programme.${id}.youCan`)}</p>
            <ButtonLink tone="ink" to={to}>
              {t(`programme.${id}.link`)}
            </ButtonLink>
          </div>
        </section>
        <BackToContents label={t('programme.backToContents')} />
      </div>
    </article>
  )
}
