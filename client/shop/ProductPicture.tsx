import type { PictureFile } from '#shared/content/picture.ts'
import '../ui/photograph.css'
import { Picture } from '../ui/Picture.tsx'
import styles from './ProductPicture.module.css'

interface ProductPictureProps {
  /** The photograph of the product, which replaces the drawing. The server makes its markup (`photographHtml`). */
  photograph: string | undefined
  of: PictureFile
  /** The text of the drawing. */
  alt: string
  isFirst?: boolean
}

/** Renders the photograph or the drawing of a product. */
export const ProductPicture = ({ photograph, ...drawing }: ProductPictureProps) =>
  photograph ? (
    <span className={styles.photograph} dangerouslySetInnerHTML={{ __html: photograph }} />
  ) : (
    <Picture {...drawing} />
  )
