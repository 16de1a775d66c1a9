import { iconsOnPage } from '#shared/content/iconSets.ts'
import { fold } from '#shared/i18n/fold.ts'
import type { PageQuery } from '#shared/routes/query.ts'

/** Which icons of a list a page shows. */
export interface Found {
  /** So many have what is looked for in their name. */
  hits: number
  /** Of so many. */
  total: number
  page: number
  pages: number
}

/**
 * Finds the icons whose name has every word of a search in it, and the page of them that is asked for; a page beyond the
 * last one is the last.
 */
export function findIcons<Icon>(
  icons: readonly Icon[],
  nameOf: (icon: Icon) => string,
  { q = '', page = '1' }: Pick<PageQuery, 'q' | 'page'>,
): Found & { shown: readonly { icon: Icon; place: number }[] } {
  const words = fold(q).split(/[\s_-]+/)
  const found = icons
    .map((icon, place) => ({ icon, place }))
    .filter(({ icon }) => words.every((word) => fold(nameOf(icon)).includes(word)))
  const pages = Math.max(1, Math.ceil(found.length / iconsOnPage))
  const at = Math.min(Number(page), pages)
  return {
    hits: found.length,
    total: icons.length,
    page: at,
    pages,
    shown: found.slice((at - 1) * iconsOnPage, at * iconsOnPage),
  }
}
