import type { PageKind } from './kinds.ts'
import { pageRows } from './pages.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * What the `page.ts` of a page without props says (`client/pages/<folder>`). The folder is its kind and the name of its file of words;
 * with hyphens for slashes it is the id of its row.
 */
export interface PageRow extends FoundRow, RouteOptions {
  path: `/${string}`
  /** The id of its row, where its folder cannot be named like it: messages keep ids. */
  id?: string
}

export type PageFolder = keyof typeof pageRows
export const pageFolders = Object.keys(pageRows) as PageFolder[]

export const isPageFolder = (kind: PageKind): kind is PageFolder => kind in pageRows

type Hyphenated<Folder extends string> = Folder extends `${infer First}/${infer Rest}`
  ? `${First}-${Hyphenated<Rest>}`
  : Folder

/** The ids of the rows of these pages. */
export type PageId = {
  [Folder in PageFolder]: (typeof pageRows)[Folder] extends { id: infer Id } ? Id : Hyphenated<Folder>
}[PageFolder]
