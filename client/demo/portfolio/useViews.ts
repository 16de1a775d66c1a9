import type { CaptionedPicture, ProjectTeaser } from '#shared/content/content.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/**
 * Returns the two views of a project with captions.
 * @param shape `wide`: one ratio for all projects; `natural`: the ratio of the project's own pictures
 */
export function useViews(
  teaser: ProjectTeaser,
  shape: 'wide' | 'natural' = 'wide',
): Record<'first' | 'second', CaptionedPicture> {
  const { t } = useTranslation('portfolio')
  const isWide = shape === 'wide'
  return {
    first: { file: isWide ? teaser.wide : teaser.natural, alt: teaser.alt, caption: t('views.first') },
    second: {
      file: isWide ? teaser.secondWide : teaser.secondNatural,
      alt: teaser.secondAlt,
      caption: t('views.second'),
    },
  }
}
