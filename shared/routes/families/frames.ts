import { footerNames, footerPaths } from '../footers.ts'
import { frameFamilies } from '../frames.ts'
import { headerNames, headerPaths, shownIn } from '../headers.ts'
import { pageTitleNames, pageTitlePaths } from '../pageTitles.ts'
import { route } from '../route.ts'

/** The demonstration pages of headers, footers and page titles. */
export const frames = [
  ...frameFamilies.map((family) => route(family, `/${family}`, 'frameIndex', { family }, { isDemo: true })),
  ...headerNames.map((header) =>
    route(`headers-${header}`, headerPaths[header], 'header', { header }, { isDemo: true, header, ...shownIn(header) }),
  ),
  ...footerNames.map((footer) =>
    route(`footers-${footer}`, footerPaths[footer], 'footer', { footer }, { isDemo: true, footer }),
  ),
  ...pageTitleNames.map((pageTitle) =>
    route(`page-title-${pageTitle}`, pageTitlePaths[pageTitle], 'pageTitle', { pageTitle }, { isDemo: true }),
  ),
] as const
