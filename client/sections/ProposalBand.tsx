import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress, useSiteProgramme } from '../site/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PageSection } from './PageSection.tsx'
import styles from './ProposalBand.module.css'

interface ProposalBandProps {
  /** A proposal of the programme, the cost of its chapter with a label, and the label of the link. */
  words: Record<'claim' | 'how' | 'whole' | 'cost' | 'link', string>
  /** The chapter with the proposal. */
  chapter: ChapterId
}

/** Renders a proposal of the site's programme; nothing once staff have published a programme of their own. */
export function ProposalBand({ words, chapter }: ProposalBandProps) {
  const address = useAddress()
  return useSiteProgramme() ? (
    <PageSection title={words.claim.replace(/\.$/, '')} lead={words.how} ground="highlight" isTight>
      <div className={styles.band}>
        <p>
          {words.whole} <b>{words.cost}</b>
        </p>
        <ButtonLink tone="ink" to={address('programme', { anchor: chapter })}>
          {words.link}
        </ButtonLink>
      </div>
    </PageSection>
  ) : null
}
