import { Countdown } from '../../../kit/Countdown.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import styles from './ConferenceCountdown.module.css'

interface ConferenceCountdownProps {
  words: { title: string; event: string; book: string }
}

/** Renders the countdown to the conference. */
export function ConferenceCountdown({ words: { title, event, book } }: ConferenceCountdownProps) {
  return (
    <section className={styles.countdown} aria-labelledby="until">
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
