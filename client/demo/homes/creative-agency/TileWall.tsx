import { useState } from 'react'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import styles from './TileWall.module.css'

interface TileWallProps {
  heading: string
  lead: string
  /** The label of the link to the form. */
  start: string
  /** The label of the button that turns all tiles. */
  turn: string
}

/** The print of each tile, in a box of 100 units around its centre: a ground and two shapes. */
const tiles = [
  { ground: 'second', first: 'M-50-50h100A100 100 0 0 1-50 50z', over: 'M-50-50H0a50 50 0 0 1-50 50z' },
  { ground: 'third', first: 'M-50 0a50 50 0 0 1 100 0z', over: 'M-50 0a50 50 0 0 0 100 0z' },
  { ground: 'accent', first: 'M-50-50L50 50h-100z', over: 'M24-48a24 24 0 1 1 0 48a24 24 0 1 1 0-48z' },
  {
    ground: 'night',
    first: 'M-50 50V0A50 50 0 0 1 0-50h50V0A50 50 0 0 1 0 50z',
    over: 'M0-18a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
  },
  {
    ground: 'paper',
    first: 'M-50-50h100v20h-100zM-50-10h100v20h-100z',
    over: 'M-50 50a50 50 0 0 1 50-50a50 50 0 0 1 50 50z',
  },
  { ground: 'third', first: 'M-50-50h50V0h50v50H0V0h-50z', over: 'M0-50h50V0a50 50 0 0 1-50-50z' },
  {
    ground: 'accent',
    first: 'M-50-50A50 50 0 0 1 0 0a50 50 0 0 1 50 50H0a50 50 0 0 1-50-50z',
    over: 'M50-50v50a50 50 0 0 1-50-50z',
  },
  { ground: 'second', first: 'M0-44a44 44 0 1 1 0 88a44 44 0 1 1 0-88z', over: 'M0-44a44 44 0 0 1 0 88z' },
] as const

/**
 * Renders eight printed tiles around the headline. A tile makes a quarter turn when the mouse enters it; the button turns all
 * of them.
 */
export function TileWall({ heading, lead, start, turn }: TileWallProps) {
  const mayMove = useMotionAllowed()
  const [turns, setTurns] = useState<readonly number[]>(tiles.map(() => 0))
  const turnOne = (index: number) => setTurns(turns.map((each, other) => (other === index ? each + 1 : each)))
  return (
    <div className={styles.wall}>
      {tiles.map(({ ground, first, over }, index) => (
        <svg
          key={index}
          className={styles.tile}
          data-ground={ground}
          viewBox="-50 -50 100 100"
          aria-hidden="true"

          onPointerEnter={({ pointerType }) => mayMove && pointerType === 'mouse' && turnOne(index)}
        >
          <g transform={`rotate(${90 * turns[index]!})`}>
            <path className={styles.first} d={first} />
            <path className={styles.over} d={over} />
          </g>
        </svg>
      ))}
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <ButtonRow>
          <ButtonLink to={anchorTo('call')} size="large" tone="ink">
            {start}
          </ButtonLink>
          <span className={styles.live}>
            <Button tone="outline" size="large" onClick={() => setTurns(turns.map((each) => each + 1))}>
              {turn}
            </Button>
          </span>
        </ButtonRow>
      </div>
    </div>
  )
}
