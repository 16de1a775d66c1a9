import { StyledButton } from '../../../kit/StyledButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useFront } from '../parts/useFront.ts'
import styles from './Heard.module.css'

/** Renders a full-width row about the podcast: a picture, text and the link to the player. */
export function Heard({ words: { title, listen } }: { words: { title: string; listen: string } }) {
  const { heard } = useFront()
  return (
    <section className={styles.heard} aria-labelledby="heard">
      <div className={styles.picture}>
        <Picture of={heard.wide} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="heard">{title}</h2>
        <h3>{heard.title}</h3>
        <p>{heard.description}</p>
        <StyledButton route={`post-${heard.type}`} params={{ id: heard.id }} tone="paper" iconAfter="arrow">
          {listen}
        </StyledButton>
      </div>
    </section>
  )
}
