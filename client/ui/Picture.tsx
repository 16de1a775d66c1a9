import type { PictureFile } from '#shared/content/picture.ts'
import styles from './Picture.module.css'

interface PictureProps {
  of: PictureFile
  /** Of a row: which of its cells, from the left, from 0. Its place says in which ratio it stands, which is that of the cell. */
  cell?: number
  /** Empty where the picture is decoration. */
  alt: string
  /** In the first screen: asked for before others. */
  isFirst?: boolean
}

/**
 * A drawn picture in the colour scheme of the page. Both schemes stand in the document and the style shows one: a media
 * query in the markup would know the system's scheme, not the visitor's choice. What is not shown is not loaded.
 */
export function Picture({ of: { light, dark, width, height, cells = 1 }, cell, alt, isFirst = false }: PictureProps) {
  const schemes = light === dark ? [undefined] : (['light', 'dark'] as const)
  return schemes.map((scheme) => (
    <img
      key={scheme ?? 'both'}
      className={styles.picture}
      data-scheme={scheme}
      data-cell={cell}
      data-cells={cell === undefined ? undefined : cells}
      src={scheme === 'dark' ? dark : light}
      width={cell === undefined ? width : width / cells}
      height={height}
      alt={alt}
      loading="lazy"
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  ))
}
