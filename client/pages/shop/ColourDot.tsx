import type { ShopColour } from '#shared/content/shopNames.ts'
import styles from './ColourDot.module.css'

/** A colour as it looks; what it is called stands beside it. */
export const ColourDot = ({ colour }: { colour: ShopColour }) => (
  <span className={styles.dot} data-colour={colour} aria-hidden="true" />
)
