import pictures from 'virtual:pictures/home-blog-metro'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './PodcastTeaser.module.css'

/** Renders a full-width row about the podcast: a picture, text and the link to the player. */
export function PodcastTeaser({ words: { title, listen } }: { words: { title: string; listen: string } }) {
  const { newestRecorded } = useBlogFrontPage()
  return (
    <section className={styles.podcast} aria-labelledby="heard">
      <div className={styles.picture}>
        <Picture of={pictures.heard} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="heard">{title}</h2>
        <h3>{newestRecorded.title}</h3>
        <p>{newestRecorded.description}</p>
        <StyledButton
          route={`post-${newestRecorded.type}`}
          params={{ id: newestRecorded.id }}
          tone="paper"
          iconAfter="arrow"
        >
          {listen}
        </StyledButton>
      </div>
    </section>
  )
}
