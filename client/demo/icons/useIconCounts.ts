import type { IconSetId } from '#shared/content/iconSetNames.ts'
import { useServerMarkup } from '../../site/serverMarkup.ts'
import { useSite } from '../../site/site.ts'
import type { IconCounts } from './findIcons.ts'
import { findDrawnIcons } from './IconCells.tsx'
import { cellsId } from './ids.ts'

/** Returns the counts of a search. The browser reads them from the markup of the server. */
export const useIconCounts: (set: IconSetId) => IconCounts = import.meta.env.SSR
  ? (set) => findDrawnIcons(set, useSite().query)
  : () => {
      const [hits = 0, total = 0, page = 1, pages = 1] = (
        /data-found="([\d ]+)"/.exec(useServerMarkup('page', cellsId))?.[1] ?? ''
      )
        .split(' ')
        .map(Number)
      return { hits, total, page, pages }
    }
