import type { ShopColour } from '#shared/content/shopNames.ts'
import styles from './ColourDot.module.css'

/** Renders a colour sample; its name stands beside it. */
export const ColourDot = ({ colour }: { colour: ShopColour }) => (
  <span className={styles.dot} data-colour={colour} aria-hidden="true" />
)
