import type { FoundRow } from '#shared/routes/route.ts'
import { filesIn, header, quoted } from './files.ts'

/* What is there because its file or folder is there, as TypeScript that every reader can import: Vite, Node.js and the compiler. */

/** Returns the types of all files of words: those of the Serbian source are the model. */
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

/**
 * Returns a function that writes the rows of a family of pages, from the `page.ts` of their folders.
 * @param folder under `client/`
 * @param isFlat whether its own folders alone are pages; those below are families with rows of their own
 * @param isNumbered whether rows keep their position, as a number; those without one have the next numbers
 */
const rowsIn =
  (
    folder: string,
    constant: string,
    { isFlat = false, isNumbered = false }: { isFlat?: boolean; isNumbered?: boolean } = {},
  ) =>
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
      return `  ${quoted(name)}: ${JSON.stringify(isNumbered ? { number, ...row } : row)},\n`
    })
    return `${header(`the page.ts of client/${folder}`)}\nexport const ${constant} = {\n${lines.join('')}} as const\n`
  }

/** The rows of the route table that are found, by the files that hold them. */
export const routeRows = {
  'shared/routes/pages.generated.ts': rowsIn('pages', 'pageRows'),
  'shared/routes/demoPages.generated.ts': rowsIn('demo', 'demoPageRows', { isFlat: true }),
  'shared/routes/homes.generated.ts': rowsIn('demo/homes', 'homeRows'),
  'shared/routes/elements.generated.ts': rowsIn('demo/elements', 'elementRows'),
  'shared/routes/headers.generated.ts': rowsIn('demo/headers', 'headerRows'),
  'shared/routes/footers.generated.ts': rowsIn('demo/footers', 'footerRows', { isNumbered: true }),
  'shared/routes/inner.generated.ts': rowsIn('demo/inner', 'innerRows'),
  'shared/routes/pageTitles.generated.ts': rowsIn('demo/frames/titles', 'pageTitleRows'),
  'shared/routes/articleTypes.generated.ts': rowsIn('demo/blog/articles', 'articleTypeRows'),
  'shared/routes/blogLayouts.generated.ts': rowsIn('demo/blog/layouts', 'blogLayoutRows'),
  'shared/routes/portfolioShows.generated.ts': rowsIn('demo/portfolio/shows', 'portfolioShowRows'),
  'shared/routes/projectPages.generated.ts': rowsIn('demo/portfolio/projects', 'projectPageRows'),
}
