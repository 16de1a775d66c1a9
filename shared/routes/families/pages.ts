import { pageRows } from '../pages.generated.ts'
import { pageFolders, type PageId, type PageRow } from '../pages.ts'
import { route } from '../route.ts'

/** The pages without props, each found by its folder. */
export const pages = [
  ...pageFolders.map((folder) => {
    const { path, id = folder.replaceAll('/', '-'), ...options }: PageRow = pageRows[folder]
    return route(id as PageId, path, folder, {}, options)
  }),
  route('home-alias', '/home', 'home', {}, { canonical: 'home' }),
] as const
