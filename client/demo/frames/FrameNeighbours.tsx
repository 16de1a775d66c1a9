import type { ComponentProps } from 'react'
import type { FrameFamily, FrameNames } from '#shared/routes/frames.ts'
import { useFrameLinks } from '../../site/frameLinks.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NextLinks, type NextLinksLook } from '../../kit/NextLinks.tsx'
import styles from './FrameNeighbours.module.css'
import words from './HeroWords.module.css'

interface FrameNeighboursProps<Family extends FrameFamily> {
  family: Family
  of: FrameNames[Family]
  classes?: ComponentProps<typeof NextLinks>['classes']
  look?: NextLinksLook | undefined
  /** Background of the looks `menu` and `title`; that of a title is the highlight if absent. */
  field?: string | undefined
}

/** Renders links to the headers, footers or page titles that follow, and to their index. */
export function FrameNeighbours<Family extends FrameFamily>({
  family,
  of,
  look,
  field,
  classes,
}: FrameNeighboursProps<Family>) {
  const { t } = useTranslation('frames')
  const { index, pages } = useFrameLinks()(family)
  const links = (
    <NextLinks
      heading={t('next')}
      pages={[...pages.values()]}
      current={[...pages.keys()].indexOf(of)}
      index={index}
      look={look}
      classes={classes}
    />
  )
  if (!look) return links
  return (
    <div className={`${words.fields} ${styles.after}`} data-field={field}>
      {links}
    </div>
  )
}
