import { useState } from 'react'
import type { RouteId } from '#shared/routes/table.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './FlipCards.module.css'
import { StyledButton } from './StyledButton.tsx'

interface BoxWords {
  title: string
  subtitle: string
  /** The heading of the back. */
  heading: string
  text: string
  button: string
  /** The accessible name of the button that turns the card. */
  turn: string
}

interface FlipCardsProps<Id extends string> {
  /** Their order is the order on the page. */
  boxes: Readonly<Record<Id, { picture: PictureFile; icon: IconName; route: RouteId; anchor?: string }>>
  words: Readonly<Record<Id, BoxWords>>
}

function RotateBox({
  box: { picture, icon, route, anchor },
  words,
}: {
  box: FlipCardsProps<string>['boxes'][string]
  words: BoxWords
}) {
  const [isTurned, setTurned] = useState(false)
  return (
    <li className={styles.box} data-turned={isTurned || undefined}>
      {/* For touch. A pointer turns the card by hovering, the keyboard by focusing its link. */}
      <button
        className={styles.turn}
        type="button"
        aria-expanded={isTurned}
        aria-label={words.turn}
        onClick={() => setTurned(!isTurned)}
      />
      <div className={styles.card}>
        <div className={styles.front}>
          <Picture of={picture} alt="" />
          <div className={styles.caption}>
            <h3>{words.title}</h3>
            <p>{words.subtitle}</p>
          </div>
        </div>
        <div className={styles.back}>
          <Icon name={icon} />
          <p className={styles.heading}>{words.heading}</p>
          <p>{words.text}</p>
          <StyledButton route={route} tone="paper" {...(anchor && { anchor })}>
            {words.button}
          </StyledButton>
        </div>
      </div>
    </li>
  )
}

/** Renders tall cards that turn over on hover, focus or tap. */
export const FlipCards = <Id extends string>({ boxes, words }: FlipCardsProps<Id>) => (
  <ul className={styles.boxes}>
    {(Object.keys(boxes) as Id[]).map((id) => (
      <RotateBox key={id} box={boxes[id]} words={words[id]} />
    ))}
  </ul>
)
