import { useId } from 'react'
import { costs } from '#shared/content/chapterCosts.ts'
import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress } from '../site/site.ts'
import { useCosts } from '../site/useCosts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ArrowLink } from './ArrowLink.tsx'
import styles from './ProposalBand.module.css'

interface ProposalBandProps {
  /** The heading, and a proposal of the programme in its words. */
  words: Record<'title' | 'claim' | 'how', string>
  /** Where the programme has the proposal. */
  chapter: ChapterId
}

/**
 * Renders a proposal of the site's programme with the cost of its chapter; nothing once staff have published a programme of
 * their own.
 */
export function ProposalBand({ words: { title, claim, how }, chapter }: ProposalBandProps) {
  const { t } = useTranslation()
  const address = useAddress()
  const cost = useCosts()?.of(chapter)
  const id = useId()
  if (cost === undefined) return null
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.inside}>
        <h2 id={id}>{title}</h2>
        <p className={styles.claim}>{claim}</p>
        <p className={styles.how}>{how}</p>
        <dl className={styles.cost}>
          <dt>{t(costs[chapter].isSample ? 'cost.sample' : 'cost.whole')}</dt>
          <dd>{cost}</dd>
        </dl>
        <ArrowLink className={styles.link} to={address('programme', { anchor: chapter })}>
          {t('cost.chapter')}
        </ArrowLink>
      </div>
    </section>
  )
}
