import type { CaptionedPicture, ProjectTeaser } from '#shared/content/content.ts'

/**
 * Returns the two views of a project. Their captions name what is seen, so the pictures need no other description.
 * @param shape `wide`: one ratio for all projects; `natural`: the ratio of the project's own pictures
 */
export function viewsOf(
  teaser: ProjectTeaser,
  shape: 'wide' | 'natural' = 'wide',
): Record<'first' | 'second', CaptionedPicture> {
  const isWide = shape === 'wide'
  return {
    first: { file: isWide ? teaser.wide : teaser.natural, alt: '', caption: teaser.alt },
    second: { file: isWide ? teaser.secondWide : teaser.secondNatural, alt: '', caption: teaser.secondAlt },
  }
}
