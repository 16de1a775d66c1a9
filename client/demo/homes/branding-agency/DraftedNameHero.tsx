import { useRef, useState, type PointerEvent } from 'react'
import { useSite } from '../../../site/site.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { LetterConstruction } from './LetterConstruction.tsx'
import styles from './DraftedNameHero.module.css'
import { draftedName, sheet } from './letters.ts'

interface DraftedNameHeroProps {
  heading: string
  lead: string
  /** The caption of the drawing. */
  caption: string
  /** The label of the link to the form. */
  start: string
  /** The label of the button that repeats the animation. */
  again: string
}

const [left, top, width, height] = sheet
const step = 5
const across = Array.from({ length: height / step }, (_, index) => `M${left} ${top + index * step}h${width}`)
const down = Array.from({ length: width / step }, (_, index) => `M${left + index * step} ${top}v${height}`)
const grid = [...across, ...down].join('')

/**
 * Renders the agency's name across the screen: construction lines are drawn first, then the letters fill. The animation is CSS,
 * so it needs no script. With a mouse the fill shifts slightly off its lines, like a misaligned print.
 */
export function DraftedNameHero({ heading, lead, caption, start, again }: DraftedNameHeroProps) {
  const { language } = useSite()
  const mayMove = useMotionAllowed()
  const paper = useRef<HTMLDivElement>(null)
  const [run, setRun] = useState(0)

  /** @param x and y the position of the pointer, from -1 (left, top) to 1 */
  function shift(x: number, y: number) {
    paper.current?.style.setProperty('--x', x.toFixed(3))
    paper.current?.style.setProperty('--y', y.toFixed(3))
  }
  function follow({ pointerType, clientX, clientY, currentTarget }: PointerEvent) {
    if (pointerType !== 'mouse' || !mayMove) return
    const box = currentTarget.getBoundingClientRect()
    shift((2 * (clientX - box.left)) / box.width - 1, (2 * (clientY - box.top)) / box.height - 1)
  }

  return (
    <div className={styles.hero}>
      <div
        ref={paper}
        className={styles.paper}
        data-part="paper"
        aria-hidden="true"
        onPointerMove={follow}
        onPointerLeave={() => shift(0, 0)}
      >
        {draftedName[language === 'sr-Cyrl' ? 'cyrillic' : 'latin'].map((letter, index) => (
          <svg key={`${index} ${run}`} className={styles.letter} viewBox={sheet.join(' ')}>
            <path className={styles.grid} d={grid} />
            <LetterConstruction of={letter} />
          </svg>
        ))}
      </div>
      <div className={styles.block}>
        <p className={styles.caption}>{caption}</p>
        <h1>{heading}</h1>
        <div className={styles.words}>
          <p>{lead}</p>
          <ButtonRow>
            <ButtonLink to={anchorTo('hour')} size="large">
              {start}
            </ButtonLink>
            <span className={styles.live}>
              <Button tone="outline" size="large" onClick={() => setRun(run + 1)}>
                {again}
              </Button>
            </span>
          </ButtonRow>
        </div>
      </div>
    </div>
  )
}
