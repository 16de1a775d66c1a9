import { footerPaths, type FooterName } from './footers.ts'
import { headerPaths, type ShownHeaderName } from './headers.ts'
import { pageTitlePaths, type PageTitleName } from './pageTitles.ts'

/** The addresses of headers, footers and page titles, by family. Each family has an index at `/<family>`. */
export const framePaths = { headers: headerPaths, footers: footerPaths, 'page-title': pageTitlePaths } as const
export type FrameFamily = keyof typeof framePaths
export const frameFamilies = Object.keys(framePaths) as FrameFamily[]

export interface FrameNames {
  headers: ShownHeaderName
  footers: FooterName
  'page-title': PageTitleName
}

/** Returns the names of a family, in order. */
export const framesOf = <Family extends FrameFamily>(family: Family): readonly FrameNames[Family][] =>
  Object.keys(framePaths[family]) as FrameNames[Family][]
