import { drawn, type DrawnIcon } from 'virtual:icons'
import type { IconSetId } from '#shared/content/iconSetNames.ts'
import { iconsOnPage } from '#shared/content/iconSets.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import { findIcons } from './findIcons.ts'
import { copyLabelId } from './ids.ts'

const nameOf = ([name]: DrawnIcon) => name

/** Returns the icons of a set that a page shows. Only the server has the names. */
export function findDrawnIcons(set: IconSetId, query: Pick<PageQuery, 'q' | 'page'>) {
  if (!drawn) throw new Error('Icons are drawn on the server.')
  return findIcons(drawn[set].icons, nameOf, query)
}

/**
 * Limit for inline drawings on a page of results, in characters. Results are spread over many sprites, and each would be
 * fetched for one or two icons. Drawings beyond the limit use their sprite, so that the document keeps its size budget.
 */
const maxInlineLength = 45_000

/** Returns the number of leading drawings that fit into the limit. */
function countInline(bodies: readonly string[]): number {
  let room = maxInlineLength
  const first = bodies.findIndex((body) => (room -= body.length) < 0)
  return first === -1 ? bodies.length : first
}

/** Renders a grid of cells for `ServerMarkup`. The browser reads the counts and the page number from `data-found`. */
export function IconCells({ set, query }: { set: IconSetId; query: Pick<PageQuery, 'q' | 'page'> }) {
  const { viewBox, sprites } = drawn![set]
  const { hits, total, page, pages, shown } = findDrawnIcons(set, query)
  const inline = query.q === undefined ? 0 : countInline(shown.map(({ icon: [, , body] }) => body))
  return (
    <ul data-found={[hits, total, page, pages].join(' ')}>
      {shown.map(({ icon: [name, id, body], index }, cell) => {
        const label = `icon-${cell}`
        return (
          <li key={name}>
            {cell < inline ? (
              <svg viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />
            ) : (
              <svg aria-hidden="true">
                <use href={`${sprites[Math.floor(index / iconsOnPage)]}#${id}`} />
              </svg>
            )}
            <code id={label}>{name}</code>
            <button type="button" aria-labelledby={`${copyLabelId} ${label}`} />
          </li>
        )
      })}
    </ul>
  )
}
