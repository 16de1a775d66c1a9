import type { PageKind } from './kinds.ts'
import { demoPageRows } from './demoPages.generated.ts'
import { pageRows } from './pages.generated.ts'
import type { FoundRow, RouteOptions } from './route.ts'

/**
 * A row of a page without props, from its `page.ts` (`client/pages/<folder>`, `client/demo/<folder>`). The folder is
 * its kind and the name of its file of words. With hyphens in place of slashes, it is the id of its row.
 */
export interface PageRow extends FoundRow, RouteOptions {
  /** The default is the folder with a slash before it. */
  path?: `/${string}`
  /** The id of its row, if the folder's name cannot be used: stored messages contain ids. */
  id?: string
}

export type PartyFolder = keyof typeof pageRows
export type DemoFolder = keyof typeof demoPageRows
export type PageFolder = PartyFolder | DemoFolder

export const rowsOfFolders = { ...pageRows, ...demoPageRows }
export const pageFolders = Object.keys(rowsOfFolders) as PageFolder[]
export const demoFolders = Object.keys(demoPageRows) as DemoFolder[]

export const isPageFolder = (kind: PageKind): kind is PageFolder => kind in rowsOfFolders
export const isPartyFolder = (kind: PageKind): kind is PartyFolder => kind in pageRows

type Hyphenated<Folder extends string> = Folder extends `${infer First}/${infer Rest}`
  ? `${First}-${Hyphenated<Rest>}`
  : Folder

/** The ids of these pages' rows. */
export type PageId = {
  [Folder in PageFolder]: (typeof rowsOfFolders)[Folder] extends { id: infer Id } ? Id : Hyphenated<Folder>
}[PageFolder]
