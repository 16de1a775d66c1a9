import { useLayoutEffect, useRef } from 'react'
import type { BreathPart } from './facts.ts'
import styles from './SeatedFigure.module.css'

/** The radii of the rings, from the outermost. */
const radii = [470, 360, 258, 212, 166, 116] as const

interface SeatedFigureProps {
  /** The current part of a breath and its length; undefined when the guide is stopped. */
  breathing?: { part: BreathPart; seconds: number }
}

/** Renders a seated figure in rings that grow and shrink. It is decorative. */
export function SeatedFigure({ breathing }: SeatedFigureProps) {
  const scene = useRef<SVGSVGElement>(null)
  const seconds = breathing?.seconds

  // A layout effect, because the length must be set before the part is painted.
  useLayoutEffect(() => {
    const { style } = scene.current!
    if (seconds === undefined) style.removeProperty('--part')
    else style.setProperty('--part', `${seconds}s`)
  }, [seconds])

  return (
    <svg
      ref={scene}
      className={styles.scene}
      viewBox="0 50 720 540"
      data-part={breathing?.part ?? 'rest'}
      aria-hidden="true"
    >
      {radii.map((radius) => (
        <circle key={radius} className={styles.ring} cx="360" cy="320" r={radius} />
      ))}
      <g transform="translate(360 520)">
        <path className={styles.shade} d="M0-278a12 12 0 0 1 0-28 14 14 0 0 1 0 28z" />
        <circle className={styles.shade} cx="0" cy="-292" r="14" />
        <circle className={styles.shade} cx="0" cy="-250" r="33" />
        <path className={styles.skin} d="M0-283a33 33 0 0 0 0 66z" />
        <path className={styles.robe} d="M-52-196Q0-222 52-196L36-46h-72z" />
        <path className={styles.shade} d="M0-209Q35-208 52-196L36-46H0z" />
        <path className={styles.leftArm} d="M-47-184L-100-106-122-48" />
        <path className={styles.rightArm} d="M47-184L100-106 122-48" />
        <path className={styles.cloth} d="M-162-10Q-140-70 0-58 140-70 162-10 0 18-162-10z" />
        <path className={styles.robe} d="M0-58Q140-70 162-10 70 8 0 4z" />
      </g>
    </svg>
  )
}
