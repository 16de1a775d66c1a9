import type { ReactNode } from 'react'
import type { HeadingEffect } from './AnimatedHeading.tsx'
import styles from './HeadingFigure.module.css'

/** Effects that have letters but no figure. */
type Lettered = 'seam'

const halftone = [3, 6, 9, 12, 15]

/**
 * The figure of each effect, drawn from halves and quarters of the party's mark. `data-ink="2"` has the second colour
 * of its field.
 */
const figures: Readonly<Record<Exclude<HeadingEffect, Lettered>, ReactNode>> = {
  bounce: (
    <>
      <path d="M8 80a72 72 0 0 1 144 0z" />
      <path data-ink="2" d="M8 80a72 72 0 0 0 144 0z" />
    </>
  ),
  flash: (
    <>
      <path d="M80 0v160M0 80h160M23 23l114 114M137 23L23 137" fill="none" stroke="currentcolor" strokeWidth="9" />
      <circle data-ink="2" cx="80" cy="80" r="48" />
    </>
  ),
  pulse: (
    <>
      <path d="M80 148 20 88a42 42 0 1 1 60-58 42 42 0 1 1 60 58z" />
      <path data-ink="2" d="M80 30a42 42 0 1 1 60 58l-60 60z" />
    </>
  ),
  rubberBand: (
    <>
      <rect x="8" y="36" width="144" height="88" rx="44" />
      <rect data-ink="2" x="32" y="60" width="96" height="40" rx="20" />
    </>
  ),
  fadeIn: halftone.map((radius, row) =>
    halftone.map((x) => (
      <circle
        key={`${radius} ${x}`}
        data-ink={row === halftone.length - 1 ? 2 : undefined}
        cx={x * 10.6 - 15}
        cy={radius * 10.6 - 15}
        r={radius}
      />
    )),
  ),
  fadeInUp: (
    <>
      <path d="M0 160v-40h40V80h40V40h40V0h40v160z" />
      <circle data-ink="2" cx="36" cy="36" r="32" />
    </>
  ),
  fadeInDown: (
    <>
      <path d="M0 0h160a80 80 0 0 1-160 0z" />
      <path data-ink="2" d="M40 92h80a40 40 0 0 1-80 0z" />
    </>
  ),
  fadeInLeft: (
    <>
      <path data-ink="2" d="M0 0a80 80 0 0 1 0 160z" />
      <path d="M80 0a80 80 0 0 1 0 160z" />
    </>
  ),
  fadeInRight: (
    <>
      <path d="M80 0a80 80 0 0 0 0 160z" />
      <path data-ink="2" d="M160 0a80 80 0 0 0 0 160z" />
    </>
  ),
  fadeInBlur: (
    <>
      <path d="M0 80a80 80 0 0 1 160 0a80 80 0 0 1-160 0zm24 0a56 56 0 0 0 112 0a56 56 0 0 0-112 0z" />
      <circle data-ink="2" cx="80" cy="80" r="36" />
    </>
  ),
  zoomIn: (
    <>
      <path d="M0 0a80 80 0 0 1 80 80A80 80 0 0 1 0 0zM160 160a80 80 0 0 1-80-80 80 80 0 0 1 80 80z" />
      <path data-ink="2" d="M160 0a80 80 0 0 1-80 80 80 80 0 0 1 80-80zM0 160a80 80 0 0 1 80-80 80 80 0 0 1-80 80z" />
    </>
  ),
  zoomOut: (
    <>
      <path d="M0 0h160v160H0zM20 20v120h120V20z" />
      <path data-ink="2" d="M40 40h80v80H40z" />
    </>
  ),
  rotateInDown: (
    <>
      <path d="M0 160V0a160 160 0 0 1 160 160z" />
      <path data-ink="2" d="M0 160V80a80 80 0 0 1 80 80z" />
    </>
  ),
  rotateInLeft: (
    <>
      <path d="M0 0h160A160 160 0 0 1 0 160z" />
      <path data-ink="2" d="M0 0h80A80 80 0 0 1 0 80z" />
    </>
  ),
  curtain: [0, 160, 320, 480].map((x, index) => (
    <g key={x}>
      <path data-ink={index % 2 ? 2 : undefined} d={`M${x} 80a80 80 0 0 1 160 0z`} />
      <path data-ink={index % 2 ? undefined : 2} d={`M${x} 80a80 80 0 0 0 160 0z`} />
    </g>
  )),
}

/** Wide figures span their field. */
const width = (effect: HeadingEffect) => (effect === 'curtain' ? 640 : 160)

/** Renders the figure that moves with the letters of an effect, if it has one. */
export function HeadingFigure({ effect }: { effect: HeadingEffect }) {
  if (effect === 'seam') return null
  return (
    <svg className={styles.figure} viewBox={`0 0 ${width(effect)} 160`} aria-hidden="true">
      {figures[effect]}
    </svg>
  )
}
