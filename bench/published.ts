import { askInTurns } from './ask.ts'
import { withFolder, type Report } from './site.ts'

/** The most that a page of a list may cost, as a multiple of the home page. */
const maxRatio = 1.5
/** The longest time of a publication, in milliseconds. */
const maxPublication = 200

/** Measures pages, publications and searches with 10,000 pieces of news in SQLite. Ends the process with 1 beyond a bound. */
export const measurePublished = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const [figures = {}] = await askInTurns('published.process.ts', [[folder]], 3)
    const { home = NaN, publication = NaN, searches = NaN } = figures
    report('10,000 news: the home page read and rendered', `${home.toFixed(2)} ms CPU`)
    for (const name of ['list', 'deep', 'tag', 'article'] as const) {
      const ratio = (figures[name] ?? NaN) / home
      report(`… the page “${name}” as a multiple of the home page`, ratio.toFixed(2))
      if (!(ratio <= maxRatio)) process.exitCode = 1
    }
    report('… the slowest of ten publications', `${publication.toFixed(0)} ms`)
    if (!(publication <= maxPublication)) process.exitCode = 1
    report('… kept in memory by a search in each language', `${(searches / 2 ** 20).toFixed(1)} MB`)
  })
