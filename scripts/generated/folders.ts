import type { FoundRow } from '#shared/routes/route.ts'
import { filesIn, header, quoted } from './files.ts'

/* These lists are generated as TypeScript because Vite, Node and the compiler can all import it. */

/** Returns locales/words.generated.ts: the types of all files of words, taken from the Serbian source. */
export function wordTypes(): string {
  const files = filesIn('locales/sr', '.json')
  const member = (file: string) => `  ${quoted(file.replace(/^server\//, ''))}: typeof import('./sr/${file}.json')\n`
  const isServers = (file: string) => file.startsWith('server/')
  return `${header('locales/sr')}
/** The words that pages show. */
export interface SourceWords {
${files
  .filter((file) => !isServers(file))
  .map(member)
  .join('')}}

/** The words that only the server writes. */
export interface ServerSourceWords {
${files.filter(isServers).map(member).join('')}}
`
}

interface RowOptions {
  isFlat?: boolean
  isNumbered?: boolean
  only?: readonly string[]
  without?: readonly string[]
}

/**
 * Returns a function that generates the route rows of a family of pages, from the `page.ts` files of their folders.
 * @param folder the family's folder, relative to `client/`
 * @param isFlat whether only direct subfolders are pages; deeper ones belong to other families
 * @param isNumbered whether each row has a `number`: its position, or for pages without a position the next number
 * @param only the fields that are written; the default is all
 * @param without fields that are left out
 */
const rowsIn =
  (folder: string, constant: string, { isFlat = false, isNumbered = false, only, without = [] }: RowOptions = {}) =>
  async (): Promise<string> => {
    const names = filesIn(`client/${folder}`, '/page.ts').filter((name) => !isFlat || !name.includes('/'))
    const rows = await Promise.all(
      names.map(async (name) => {
        const { default: row } = (await import(`#client/${folder}/${name}/page.ts`)) as { default: FoundRow }
        return { name, ...row }
      }),
    )
    rows.sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity))
    let number = 0
    const lines = rows.map(({ name, position, ...row }) => {
      number = position ?? number + 1
      const fields = Object.entries(isNumbered ? { number, ...row } : row)
      const kept = fields.filter(([field]) => (only?.includes(field) ?? true) && !without.includes(field))
      return `  ${quoted(name)}: ${JSON.stringify(Object.fromEntries(kept))},\n`
    })
    return `${header(`the page.ts of client/${folder}`)}\nexport const ${constant} = {\n${lines.join('')}} as const\n`
  }

/** The generators of route rows, by the file that they write. */
export const routeRows = {
  'shared/routes/pages.generated.ts': rowsIn('pages', 'pageRows'),
  'shared/routes/demoPages.generated.ts': rowsIn('demo', 'demoPageRows', { isFlat: true }),
  'shared/routes/homes.generated.ts': rowsIn('demo/homes', 'homeRows'),
  'shared/routes/elements.generated.ts': rowsIn('demo/elements', 'elementRows'),
  // The first page of a visit loads the route table. The list of all pages loads the arrangements, and only headers their layouts.
  'shared/routes/headers.generated.ts': rowsIn('demo/headers', 'headerRows', { only: ['isForHomes', 'shows'] }),
  'client/demo/headers/arrangements.generated.ts': rowsIn('demo/headers', 'headerArrangements', {
    only: ['arrangement', 'panel'],
  }),
  'client/demo/headers/layouts.generated.ts': rowsIn('demo/headers', 'headerLayouts', {
    without: ['isForHomes', 'shows'],
  }),
  'shared/routes/footers.generated.ts': rowsIn('demo/footers', 'footerRows', { isNumbered: true, only: ['number'] }),
  // Every page with one of the footers loads their layouts, and only the pages of footers the fields.
  'client/demo/footers/layouts.generated.ts': rowsIn('demo/footers', 'footerLayouts', { only: ['slides'] }),
  'client/demo/footers/fields.generated.ts': rowsIn('demo/footers', 'footerFields', { only: ['field'] }),
  'shared/routes/inner.generated.ts': rowsIn('demo/inner', 'innerRows'),
  'shared/routes/pageTitles.generated.ts': rowsIn('demo/frames/titles', 'pageTitleRows'),
  'shared/routes/articleTypes.generated.ts': rowsIn('demo/blog/articles', 'articleTypeRows'),
  'shared/routes/blogLayouts.generated.ts': rowsIn('demo/blog/layouts', 'blogLayoutRows'),
  'shared/routes/portfolioShows.generated.ts': rowsIn('demo/portfolio/shows', 'portfolioShowRows'),
  'shared/routes/projectPages.generated.ts': rowsIn('demo/portfolio/projects', 'projectPageRows'),
}
