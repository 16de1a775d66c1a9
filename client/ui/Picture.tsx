import type { PictureFile } from '#shared/content/picture.ts'
import { PhotographPicture } from './Photograph.tsx'
import styles from './Picture.module.css'

interface PictureProps {
  of: PictureFile
  /** The index of a cell in a row of pictures, from 0 on the left. Its CSS box must have the cell's ratio. */
  cell?: number
  /** Empty for a decoration. */
  alt: string
  /** Whether the picture is in the first screen; it loads before others. */
  isFirst?: boolean
  /** Whether a decoration also shows the credit of its photograph. */
  isCredited?: boolean
  /** Whether a photograph is shown as it is, whatever its look. */
  isPlain?: boolean
}

/**
 * Renders a drawn picture in the current theme, or a photograph. Both versions are in the document and CSS shows one, because a media
 * query in the markup would follow the system's theme, not the visitor's choice. The hidden one is not loaded.
 */
export function Picture({ of, cell, alt, isFirst = false, isCredited = alt !== '', isPlain = false }: PictureProps) {
  if (__HAS_PHOTOGRAPHS__ && of.photograph)
    return (
      <PhotographPicture
        of={of}
        photograph={of.photograph}
        alt={alt}
        isFirst={isFirst}
        isCredited={isCredited}
        isPlain={isPlain}
      />
    )
  const { light, dark, width, height, cells = 1 } = of
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
