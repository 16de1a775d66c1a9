import { pageTitleRows } from './pageTitles.generated.ts'

/**
 * The name of a page title with a page (`client/demo/frames/titles/<name>`). The folder's name is the end of its
 * address `/page-title/…`, and the name of its file of words.
 */
export type PageTitleName = keyof typeof pageTitleRows
export const pageTitleNames = Object.keys(pageTitleRows) as PageTitleName[]
export const pageTitlePaths = Object.fromEntries(pageTitleNames.map((name) => [name, `/page-title/${name}`])) as {
  [Name in PageTitleName]: `/page-title/${Name}`
}
