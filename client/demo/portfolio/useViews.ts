import type { Captioned, ProjectTeaser } from '#shared/content/content.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/**
 * The two views of a project, called so.
 * @param shape all in one ratio, or in the project's own
 */
export function useViews(
  teaser: ProjectTeaser,
  shape: 'wide' | 'natural' = 'wide',
): Record<'first' | 'second', Captioned> {
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
