import type { FrameFamily, FrameNames } from '#shared/routes/frames.ts'
import { useFrameLinks } from '../../site/frameLinks.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PreviousNextLinks } from '../../kit/PreviousNextLinks.tsx'

interface FrameNeighboursProps<Family extends FrameFamily> {
  family: Family
  of: FrameNames[Family]
}

/** Renders links to the neighbours of a header, footer or page title, and to their index. */
export function FrameNeighbours<Family extends FrameFamily>({ family, of }: FrameNeighboursProps<Family>) {
  const { t } = useTranslation('frames')
  const { index, pages } = useFrameLinks()(family)
  const all = [...pages.values()]
  const currentIndex = [...pages.keys()].indexOf(of)
  return (
    <PreviousNextLinks
      label={t('neighbours')}
      words={{ previous: t('previous'), next: t('next') }}
      previous={all[currentIndex - 1]}
      next={all[currentIndex + 1]}
      index={index}
    />
  )
}
