import { footerPaths, type FooterName } from './footers.ts'
import { headerPaths, type ShownHeaderName } from './headers.ts'
import { pageTitlePaths, type PageTitleName } from './pageTitles.ts'

/** What frames a page, by family; each family has an index of its own, `/<family>`. */
export const framePaths = { headers: headerPaths, footers: footerPaths, 'page-title': pageTitlePaths } as const
export type FrameFamily = keyof typeof framePaths
export const frameFamilies = Object.keys(framePaths) as FrameFamily[]

export interface FrameNames {
  headers: ShownHeaderName
  footers: FooterName
  'page-title': PageTitleName
}

/** The names of a family, in order. */
export const framesOf = <Family extends FrameFamily>(family: Family): readonly FrameNames[Family][] =>
  Object.keys(framePaths[family]) as FrameNames[Family][]
