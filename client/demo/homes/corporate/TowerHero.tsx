import { useState, type PointerEvent } from 'react'
import { initialLitFloor, towerFloors, zoneOf, type TowerZone } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from './TowerHero.module.css'
import { emptyOf, faces, glassOf, outlineOf, piersOf } from './towerWindows.ts'

const floors = Array.from({ length: towerFloors }, (_, floor) => floor)
const lights = floors.map((floor) => glassOf(faces.front, floor) + glassOf(faces.side, floor))
const dark = emptyOf(faces.front) + emptyOf(faces.side)

interface TowerHeroProps {
  heading: string
  lead: string
  start: string
  words: { label: string; floor: string; zones: Readonly<Record<TowerZone, string>> }
}

/**
 * Renders a tower that is lit up to a chosen floor. A slider chooses it, or the mouse unless the visitor prefers reduced
 * motion. Without script it is lit up to `initialLitFloor`.
 */
export function TowerHero({ heading, lead, start, words }: TowerHeroProps) {
  const { language } = useSite()
  const [lit, setLit] = useState<number>(initialLitFloor)
  function follow({ pointerType, currentTarget, clientY }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { top, height } = currentTarget.getBoundingClientRect()
    setLit(Math.min(towerFloors, Math.max(1, Math.ceil((1 - (clientY - top) / height) * towerFloors))))
  }
  const zone = words.zones[zoneOf(lit)]
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>
          {heading.split(/(?<=\.)\s/u).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p>{lead}</p>
        <ButtonLink to={anchorTo('call')} size="large" tone="paper">
          {start}
        </ButtonLink>
      </div>
      <div className={styles.sky} onPointerMove={follow}>
        <svg viewBox="0 0 700 820" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <circle className={styles.moon} cx="196" cy="236" r="150" />
          <polygon className={styles.front} points={outlineOf(faces.front)} />
          <polygon className={styles.side} points={outlineOf(faces.side)} />
          {lights.map((row, floor) => (
            <path key={floor} className={styles.light} data-lit={floor < lit || undefined} d={row} />
          ))}
          <path className={styles.dark} d={dark} />
          <path className={styles.front} d={piersOf(faces.front)} />
          <path className={styles.side} d={piersOf(faces.side)} />
        </svg>
      </div>
      <div className={styles.walk}>
        <p className={styles.floor}>
          {words.floor} <b>{formatNumber(lit, language)}</b>
        </p>
        <p className={styles.zone}>{zone}</p>
        <input
          type="range"
          min={1}
          max={towerFloors}
          value={lit}
          aria-label={words.label}
          aria-valuetext={`${words.floor} ${formatNumber(lit, language)}. ${zone}`}
          onChange={({ currentTarget }) => setLit(currentTarget.valueAsNumber)}
        />
      </div>
    </section>
  )
}
