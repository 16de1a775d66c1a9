import type { ReactNode } from 'react'
import type { CaptionedPicture } from '#shared/content/content.ts'
import { ProjectFigure } from './ProjectFigure.tsx'

/**
 * Returns pictures of a project as slides of a carousel.
 * @param isFirst whether the slides are in the first screen
 */
export const slidesOf = (pictures: readonly CaptionedPicture[], isFirst = false): Record<string, ReactNode> =>
  Object.fromEntries(
    pictures.map((picture, index) => [
      `picture-${index + 1}`,
      <ProjectFigure key={picture.alt} of={picture} isFirst={isFirst && index === 0} />,
    ]),
  )
