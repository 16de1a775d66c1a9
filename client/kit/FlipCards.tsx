import { useState } from 'react'
import type { RouteId } from '#shared/routes/table.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import { Icon, LineIcon, type IconName } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './FlipCards.module.css'
import { StyledButton } from './StyledButton.tsx'

interface Box {
  picture?: PictureFile
  /** A number that is the title of the front; the title in the words stands below it. */
  figure?: number
  icon?: IconName
  route?: RouteId
  anchor?: string
}

interface BoxWords {
  title: string
  subtitle?: string
  /** The heading of the back. */
  heading?: string
  text: string
  button?: string
  /** The accessible name of the button that turns the card. */
  turn: string
}

interface FlipCardsProps<Id extends string> {
  /** Their order is the order on the page. */
  boxes: Readonly<Record<Id, Box>>
  words: Readonly<Record<Id, BoxWords>>
  /** `tip`: over the lower edge. `cube`: to the next side of a cube. `door`: the front opens around its edge. */
  look?: 'tip' | 'cube' | 'door'
}

/** An arrow in a circle. */
const turnPath = 'M5 12a7 7 0 1 0 2-5M7 2v5h5'

function RotateBox({
  box: { picture, figure, icon, route, anchor },
  words: { title, subtitle, heading, text, button, turn },
  isPlain,
}: {
  box: Box
  words: BoxWords
  isPlain: boolean
}) {
  const { language } = useSite()
  const [isTurned, setTurned] = useState(false)
  const below = figure === undefined ? subtitle : title
  return (
    <li className={styles.box} data-turned={isTurned || undefined}>
      {/* For touch. A pointer turns the card by hovering, the keyboard by focusing its link. */}
      <button
        className={styles.turn}
        type="button"
        aria-expanded={isTurned}
        aria-label={turn}
        onClick={() => setTurned(!isTurned)}
      />
      <div className={styles.card}>
        <div className={styles.front}>
          {picture && <Picture of={picture} alt="" />}
          <div className={styles.caption}>
            {isPlain && <LineIcon path={turnPath} />}
            <h3>{figure === undefined ? title : formatNumber(figure, language)}</h3>
            {below && <p>{below}</p>}
          </div>
        </div>
        <div className={styles.back}>
          {icon && <Icon name={icon} />}
          {heading && <p className={styles.heading}>{heading}</p>}
          <p>{text}</p>
          {route && (
            <StyledButton route={route} tone="paper" {...(anchor && { anchor })}>
              {button}
            </StyledButton>
          )}
        </div>
      </div>
    </li>
  )
}

/** Renders cards with two sides that turn on hover, focus or tap. */
export const FlipCards = <Id extends string>({ boxes, words, look }: FlipCardsProps<Id>) => (
  <ul className={styles.boxes} data-look={look}>
    {(Object.keys(boxes) as Id[]).map((id) => (
      <RotateBox key={id} box={boxes[id]} words={words[id]} isPlain={!look} />
    ))}
  </ul>
)
