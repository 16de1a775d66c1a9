import type { CaptionedPicture } from '#shared/content/content.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ProjectFigure.module.css'

/** A picture of a project. One that its words describe has no caption. */
export type ProjectPicture = Omit<CaptionedPicture, 'caption'> & Partial<Pick<CaptionedPicture, 'caption'>>

interface ProjectFigureProps {
  of: ProjectPicture
  /** Whether the picture is in the first screen. */
  isFirst?: boolean
  className?: string | undefined
}

/** Renders a picture of a project above its caption, if it has one. */
export const ProjectFigure = ({ of: { file, alt, caption }, isFirst = false, className }: ProjectFigureProps) => (
  <figure className={className ? `${styles.figure} ${className}` : styles.figure}>
    <Picture of={file} alt={alt} isFirst={isFirst} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)
