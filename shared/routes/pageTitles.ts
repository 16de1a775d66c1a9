/** Every page title that has its page, and where; a line for each, in the order of the specification. What is not built is not here. */
export const pageTitlePaths = {
  'left-alignment': '/page-title/left-alignment',
  'right-alignment': '/page-title/right-alignment',
  'center-alignment': '/page-title/center-alignment',
  'colorful-style': '/page-title/colorful-style',
  'big-typography': '/page-title/big-typography',
  'parallax-background': '/page-title/parallax-background',
  'separate-breadcrumbs': '/page-title/separate-breadcrumbs',
  'gallery-background': '/page-title/gallery-background',
  'background-video': '/page-title/background-video',
  'mini-version': '/page-title/mini-version',
} as const satisfies Record<string, `/page-title/${string}`>

export type PageTitleName = keyof typeof pageTitlePaths
export const pageTitleNames = Object.keys(pageTitlePaths) as PageTitleName[]
