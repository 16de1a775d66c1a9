import { pageTitleRows } from './pageTitles.generated.ts'

/**
 * Every page title that has its page (`client/demo/frames/titles/<name>`). The name of the folder is what its address adds to
 * `/page-title/`, and the name of its file of words.
 */
export type PageTitleName = keyof typeof pageTitleRows
export const pageTitleNames = Object.keys(pageTitleRows) as PageTitleName[]
export const pageTitlePaths = Object.fromEntries(pageTitleNames.map((name) => [name, `/page-title/${name}`])) as {
  [Name in PageTitleName]: `/page-title/${Name}`
}
