import pictures from 'virtual:pictures/home-magazine'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './PrintStrip.module.css'

const shownPrints = ['weave', 'letter', 'dress', 'eye', 'shoe', 'dots'] as const

/** Renders six prints across the whole screen, and a link to a page with more pictures than text. */
export const PrintStrip = ({ words: { title, all } }: { words: { title: string; all: string } }) => (
  <section aria-labelledby="prints">
    <div className={styles.strip}>
      {shownPrints.map((name) => (
        <Picture key={name} of={pictures[name]} alt="" />
      ))}
    </div>
    <div className={styles.words}>
      <h2 id="prints">{title}</h2>
      <StyledButton route="blog-layout-05" tone="outline" iconAfter="arrow">
        {all}
      </StyledButton>
    </div>
  </section>
)
