import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ArchWindow.module.css'

/**
 * A picture in an arch that opens to the width of the screen as the page is scrolled: where styles know how far, and nobody asked
 * for rest. Elsewhere it stays an arch.
 */
export const ArchWindow = ({ picture }: { picture: PictureFile }) => (
  <div className={styles.window} data-arch>
    <Picture of={picture} alt="" isFirst />
  </div>
)
