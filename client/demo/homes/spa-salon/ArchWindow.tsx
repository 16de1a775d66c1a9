import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ArchWindow.module.css'

/**
 * Renders a picture in an arch that widens to the whole screen on scrolling. It stays an arch without scroll-driven animations
 * or with reduced motion.
 */
export const ArchWindow = ({ picture }: { picture: PictureFile }) => (
  <div className={styles.window} data-arch>
    <Picture of={picture} alt="" isFirst />
  </div>
)
