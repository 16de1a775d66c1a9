import { pageFolders, rowsOfFolders, type PageId, type PageRow } from '../pages.ts'
import { route } from '../route.ts'

/** The pages without props, found by their folders. */
export const pages = [
  ...pageFolders.map((folder) => {
    const { path = `/${folder}`, id = folder.replaceAll('/', '-'), ...options }: PageRow = rowsOfFolders[folder]
    return route(id as PageId, path, folder, {}, options)
  }),
  // A reader who shortens the address of a person.
  route('people', '/people', 'about', {}, { shows: rowsOfFolders.about.shows, canonical: 'about' }),
  route('home-alias', '/home', 'home', {}, { shows: rowsOfFolders.home.shows, canonical: 'home' }),
] as const
