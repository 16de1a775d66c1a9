import { useEffect, useRef, useState } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatPercent } from '#shared/i18n/figures.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ImageComparison.module.css'

interface ImageComparisonProps {
  /** A class that changes the aspect ratio of the pictures on small screens. */
  className?: string | undefined
  words: { divider: string; before: string; after: string; altBefore: string; altAfter: string }
  before: PictureFile
  after: PictureFile
}

/**
 * Renders two pictures, before and after, with a movable divider. The divider is a range input as wide as the picture, so
 * mouse, touch and arrow keys move it. Without script the pictures stand side by side.
 */
export function ImageComparison({ words, before, after, className }: ImageComparisonProps) {
  const { language } = useSite()
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(50)
  useEffect(() => frame.current!.style.setProperty('--share', String(share / 100)), [share])
  return (
    <div ref={frame} className={className ? `${styles.compare} ${className}` : styles.compare}>
      <figure>
        <Picture of={before} alt={words.altBefore} />
        <figcaption>{words.before}</figcaption>
      </figure>
      <figure>
        <Picture of={after} alt={words.altAfter} />
        <figcaption>{words.after}</figcaption>
      </figure>
      <input
        type="range"
        min={0}
        max={100}
        step={2}
        value={share}
        aria-label={words.divider}
        aria-valuetext={formatPercent(share, language)}
        onChange={(event) => setShare(event.target.valueAsNumber)}
      />
      <span className={styles.divider} aria-hidden="true" />
    </div>
  )
}
