import type { Captioned } from '#shared/content/content.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ProjectFigure.module.css'

interface ProjectFigureProps {
  of: Captioned
  /** In the first screen. */
  isFirst?: boolean
  className?: string | undefined
}

/** A picture of a project over what is said of it. */
export const ProjectFigure = ({ of: { file, alt, caption }, isFirst = false, className }: ProjectFigureProps) => (
  <figure className={className ? `${styles.figure} ${className}` : styles.figure}>
    <Picture of={file} alt={alt} isFirst={isFirst} />
    <figcaption>{caption}</figcaption>
  </figure>
)
