import type { ComponentProps } from 'react'
import type { FrameFamily, FrameNames } from '#shared/routes/frames.ts'
import { useFrameLinks } from '../../site/frameLinks.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NextLinks } from '../../kit/NextLinks.tsx'

interface FrameNeighboursProps<Family extends FrameFamily> {
  family: Family
  of: FrameNames[Family]
  classes?: ComponentProps<typeof NextLinks>['classes']
}

/** Renders links to the headers, footers or page titles that follow, and to their index. */
export function FrameNeighbours<Family extends FrameFamily>({ family, of, ...rest }: FrameNeighboursProps<Family>) {
  const { t } = useTranslation('frames')
  const { index, pages } = useFrameLinks()(family)
  return (
    <NextLinks
      heading={t('next')}
      pages={[...pages.values()]}
      current={[...pages.keys()].indexOf(of)}
      index={index}
      {...rest}
    />
  )
}
