import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './MovingStill.module.css'

interface MovingStillProps {
  of: PictureFile
  /** `near`: it comes closer; `along`: the view moves to the right; `up`: the view rises. */
  move: 'near' | 'along' | 'up'
}

/** Renders a picture that fills its frame and moves a little in it while the visitor scrolls. */
export const MovingStill = ({ of, move }: MovingStillProps) => (
  <div className={styles.frame} data-move={move}>
    <Picture of={of} alt="" />
  </div>
)
