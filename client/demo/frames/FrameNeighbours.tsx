import type { ComponentProps } from 'react'
import type { FrameFamily, FrameNames } from '#shared/routes/frames.ts'
import { useFrameLinks } from '../../site/frameLinks.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NextLinks, type NextLinksLook } from '../../kit/NextLinks.tsx'

interface FrameNeighboursProps<Family extends FrameFamily> {
  family: Family
  of: FrameNames[Family]
  classes?: ComponentProps<typeof NextLinks>['classes']
}

/** Headers end like an open menu, page titles with the next title. The page of a footer has styles of its own. */
const looks: Readonly<Partial<Record<FrameFamily, NextLinksLook>>> = { headers: 'menu', 'page-title': 'title' }

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
      look={looks[family]}
      {...rest}
    />
  )
}
