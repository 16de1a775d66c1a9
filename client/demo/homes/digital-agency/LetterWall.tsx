import { useState } from 'react'
import { letterWallWords } from './facts.ts'
import { useSite } from '../../../site/site.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { modulesOf } from './glyphs.ts'
import styles from './LetterWall.module.css'

interface LetterWallProps {
  heading: string
  lead: string
  /** The label of the link to the form. */
  start: string
  /** The label of the button that changes all letters. */
  swap: string
}

const fields = ['accent', 'second', 'night', 'third', 'pale', 'rose'] as const

/**
 * Renders six letters that fill the screen, and the heading in the last cell. A letter changes to that of the next word when
 * the mouse enters it. The button changes all of them and announces the word.
 */
export function LetterWall({ heading, lead, start, swap }: LetterWallProps) {
  const { language } = useSite()
  const [turns, setTurns] = useState<readonly number[]>(fields.map(() => 0))
  const [announcement, setAnnouncement] = useState('')
  const wordAfter = (turn: number) =>
    letterWallWords[turn % letterWallWords.length]![language === 'sr-Cyrl' ? 'cyrillic' : 'latin']
  const turn = (index: number) => setTurns(turns.map((each, other) => (other === index ? each + 1 : each)))
  const turnAll = () => {
    const next = Math.max(...turns) + 1
    setTurns(fields.map(() => next))
    setAnnouncement(wordAfter(next))
  }
  return (
    <div className={styles.wall}>
      {fields.map((field, index) => (
        <div
          key={field}
          className={styles.cell}
          data-field={field}
          aria-hidden="true"
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && turn(index)}
        >
          <span className={styles.letter}>
            {modulesOf(wordAfter(turns[index]!), index).map((part, module) => (
              <i key={module} data-part={part} />
            ))}
          </span>
        </div>
      ))}
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <ButtonRow>
          <ButtonLink to={anchorTo('brief')} size="large">
            {start}
          </ButtonLink>
          <span className={styles.live}>
            <Button tone="outline" size="large" onClick={turnAll}>
              {swap}
            </Button>
          </span>
        </ButtonRow>
        <span role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </span>
      </div>
    </div>
  )
}
