import type { ProjectTeaser } from '#shared/content/content.ts'
import type { ProjectPicture } from './ProjectFigure.tsx'

/**
 * Returns the two views of a project.
 * @param shape `wide`: one ratio for all projects; `natural`: the ratio of the project's own pictures
 */
export function viewsOf(
  teaser: ProjectTeaser,
  shape: 'wide' | 'natural' = 'wide',
): Record<'first' | 'second', ProjectPicture> {
  const isWide = shape === 'wide'
  return {
    first: { file: isWide ? teaser.wide : teaser.natural, alt: teaser.alt },
    second: { file: isWide ? teaser.secondWide : teaser.secondNatural, alt: teaser.secondAlt },
  }
}
