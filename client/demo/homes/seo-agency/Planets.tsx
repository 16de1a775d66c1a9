import { orbitRadii, planetAngle, planets } from './planets.ts'
import styles from './Planets.module.css'

/** Renders planets on their orbits. Each typed letter moves them. */
export const Planets = ({ typed = '' }: { typed?: string }) => (
  <svg className={styles.planets} viewBox="-300 -300 600 600" aria-hidden="true">
    {orbitRadii.map((radius) => (
      <circle key={radius} className={styles.ring} r={radius} />
    ))}
    <circle data-colour="accent" r="76" />
    <path data-colour="night" d="M0-76a76 76 0 0 1 0 152z" />
    {planets.map(({ ring, size, colour }, index) => (
      <g key={index} className={styles.body} transform={`rotate(${planetAngle(index, typed)})`}>
        <circle data-colour={colour} cx={orbitRadii[ring]} r={size} />
      </g>
    ))}
  </svg>
)
