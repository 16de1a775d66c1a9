import { route } from '../route.ts'

/** The inner pages under `/page`. */
export const inner = [
  route('page-search-result', '/page/search-result', 'searchResult', {}, { noindex: true }),
] as const
