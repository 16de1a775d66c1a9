import { iconsOnPage } from '#shared/content/iconSets.ts'
import { fold } from '#shared/i18n/fold.ts'
import type { PageQuery } from '#shared/routes/query.ts'

/** The counts and page numbers of a search. */
export interface IconCounts {
  /** The number of icons whose name matches. */
  hits: number
  /** The number of icons in the set. */
  total: number
  page: number
  pages: number
}

/**
 * Returns the requested page of the icons whose name contains every word of a search. A page number beyond the end gives the
 * last page.
 */
export function findIcons<Icon>(
  icons: readonly Icon[],
  nameOf: (icon: Icon) => string,
  { q = '', page = '1' }: Pick<PageQuery, 'q' | 'page'>,
): IconCounts & { shown: readonly { icon: Icon; index: number }[] } {
  const words = fold(q).split(/[\s_-]+/)
  const found = icons
    .map((icon, index) => ({ icon, index }))
    .filter(({ icon }) => words.every((word) => fold(nameOf(icon)).includes(word)))
  const pages = Math.max(1, Math.ceil(found.length / iconsOnPage))
  const currentPage = Math.min(Number(page), pages)
  return {
    hits: found.length,
    total: icons.length,
    page: currentPage,
    pages,
    shown: found.slice((currentPage - 1) * iconsOnPage, currentPage * iconsOnPage),
  }
}
