import type { CaptionedPicture } from '#shared/content/content.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ProjectFigure.module.css'

interface ProjectFigureProps {
  of: CaptionedPicture
  /** Whether the picture is in the first screen. */
  isFirst?: boolean
  className?: string | undefined
}

/** Renders a picture of a project above its caption. */
export const ProjectFigure = ({ of: { file, alt, caption }, isFirst = false, className }: ProjectFigureProps) => (
  <figure className={className ? `${styles.figure} ${className}` : styles.figure}>
    <Picture of={file} alt={alt} isFirst={isFirst} />
    <figcaption>{caption}</figcaption>
  </figure>
)
