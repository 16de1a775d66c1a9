import type { ReactNode } from 'react'
import { ProjectFigure, type ProjectPicture } from './ProjectFigure.tsx'

/**
 * Returns pictures of a project as slides of a carousel.
 * @param isFirst whether the slides are in the first screen
 */
export const slidesOf = (pictures: readonly ProjectPicture[], isFirst = false): Record<string, ReactNode> =>
  Object.fromEntries(
    pictures.map((picture, index) => [
      `picture-${index + 1}`,
      <ProjectFigure key={picture.alt} of={picture} isFirst={isFirst && index === 0} />,
    ]),
  )
