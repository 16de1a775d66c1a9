import { Countdown } from '../../../kit/Countdown.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import styles from './Until.module.css'

interface UntilProps {
  words: { title: string; event: string; book: string }
}

/** Renders the countdown to the conference. */
export function Until({ words: { title, event, book } }: UntilProps) {
  return (
    <section className={styles.until} aria-labelledby="until">
      <h2 id="until">{title}</h2>
      <div className={styles.left}>
        <Countdown of="events-conference" event={event} look="row" />
      </div>
      <ButtonLink to={anchorTo('tickets')} size="large" tone="ink">
        {book}
      </ButtonLink>
    </section>
  )
}
