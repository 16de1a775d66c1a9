import { useId } from 'react'
import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress, useSiteProgramme } from '../site/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './ProposalBand.module.css'

interface ProposalBandProps {
  /** The heading, a proposal of the programme, the cost of its chapter with a label, and the label of the link. */
  words: Record<'title' | 'claim' | 'how' | 'whole' | 'cost' | 'link', string>
  /** The chapter with the proposal. */
  chapter: ChapterId
}

/** Renders a proposal of the site's programme; nothing once staff have published a programme of their own. */
export function ProposalBand({ words, chapter }: ProposalBandProps) {
  const address = useAddress()
  const id = useId()
  return useSiteProgramme() ? (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.inside}>
        <h2 id={id}>{words.title}</h2>
        <p className={styles.claim}>{words.claim}</p>
        <p className={styles.how}>{words.how}</p>
        <dl className={styles.cost}>
          <dt>{words.whole}</dt>
          <dd>{words.cost}</dd>
        </dl>
        <p>
          <ButtonLink tone="ink" to={address('programme', { anchor: chapter })}>
            {words.link}
          </ButtonLink>
        </p>
      </div>
    </section>
  ) : null
}
