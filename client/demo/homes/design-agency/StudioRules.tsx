import type { PictureFile } from '#shared/content/picture.ts'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { MovingStill } from '../parts/MovingStill.tsx'
import styles from './StudioRules.module.css'

interface StudioRulesProps {
  words: {
    title: string
    rules: Readonly<Record<'paper' | 'table' | 'hour', { title: string; text: string }>>
  }
  picture: PictureFile
}

/** Renders three rules of the studio beside its table. */
export const StudioRules = ({ words: { title, rules }, picture }: StudioRulesProps) => (
  <section className={styles.studio} aria-labelledby="studio">
    <div className={styles.words}>
      <h2 id="studio">{title}</h2>
      <IconBoxes words={rules} icons={{ paper: 'contract', table: 'people', hour: 'clock' }} look="spine" />
    </div>
    <MovingStill of={picture} move="near" />
  </section>
)
