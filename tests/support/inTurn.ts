/** Whether everything is to be tested with everything (`npm run test:full`). */
export const isFull = process.env['FULL'] === '1'

/** On so many days, one after the other, runs see all of what is looked at in turn. */
const daysOfTurn = 3

/** The first of each kind. */
export const firstOfEach = <Page>(pages: readonly Page[], kindOf: (page: Page) => string): readonly Page[] =>
  pages.filter((page, at) => pages.findIndex((other) => kindOf(other) === kindOf(page)) === at)

/**
 * What takes long at each page (docs/decisions/0035): the first of each kind, and of the others a third, another one each day. In full
 * all of them.
 * @param today days since 1970
 */
export function takeInTurn<Page>(
  pages: readonly Page[],
  kindOf: (page: Page) => string,
  today = Math.floor(Date.now() / (24 * 60 * 60 * 1000)),
): readonly Page[] {
  if (isFull) return pages
  const always = new Set(firstOfEach(pages, kindOf))
  return pages.filter((page, at) => always.has(page) || at % daysOfTurn === today % daysOfTurn)
}
