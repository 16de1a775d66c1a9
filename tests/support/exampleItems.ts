import { joinFile } from '#server/publishing/frontMatter.ts'
import { kinds } from '#server/publishing/kinds/kinds.ts'
import { isWithoutTexts, readFiles, textEntries } from '#server/publishing/parseDocument.ts'
import { seedItems } from '#server/publishing/seeds.ts'
import { donationsCsvPath, donationsFeedPath } from '#shared/content/donations.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { ContentDocument, ContentKind } from '#shared/publishing/documents.ts'
import { calendarPath, isPaged, itemPath, listPaths, newsFeedPath } from '#shared/publishing/paths.ts'

/* An item of each kind, for tests that treat all kinds alike. A kind with texts needs no row here. */

/** The name of the photograph that the items of some kinds show. */
export const exampleMedium = 'proba.jpg'

interface Row {
  /** Its name in commands, if it is not that of the example of its kind. */
  slug?: string
  /** Facts of the file, beside those of a new one. */
  facts?: (version: number) => Record<string, string | boolean>
  /** What pages show of a version, instead of a word in its title. */
  mark?: (version: number) => string
  /** Places beside those that its kind names. */
  places?: readonly string[]
}

const price = (version: number) => 611 + version

const rows: Readonly<Partial<Record<ContentKind, Row>>> = {
  news: { places: ['/?lng=sr', `${newsFeedPath}?lng=sr`] },
  event: { places: ['/?lng=sr', `${calendarPath}?lng=sr`] },
  notice: { places: ['/contact?lng=sr-Cyrl', '/home-startup?lng=sr'] },
  donation: {
    facts: (version) => ({
      ...{ donated: '2025-11-02', donor: `Предузеће ${wordOf('donation', version)}`, place: 'Ниш' },
      ...{ kind: 'company', dinars: '900000' },
    }),
    places: [`${donationsCsvPath}?lng=sr`, `${donationsFeedPath}?lng=sr-Cyrl`],
  },
  photo: { facts: () => ({ picture: exampleMedium, date: '2025-12-01', press: true }) },
  person: { facts: () => ({ picture: exampleMedium, leads: true }), places: ['/?lng=sr', '/press?lng=sr-Cyrl'] },
  fact: { slug: 'press-first', facts: () => ({ published: '2025-12-01' }), places: ['/?lng=sr-Cyrl'] },
  product: {
    facts: (version) => ({ price: String(price(version)), stock: 'few' }),
    mark: (version) => formatMoney(price(version), 'sr'),
    places: ['/?lng=sr', '/shop/single-product?lng=sr'],
  },
}

/** Returns the word by which pages show a version. */
const wordOf = (kind: ContentKind, version: number): string => `${kind}${version}x`

export interface Place {
  path: string
  /** What the place has while the version is shown. */
  shows: string
  /** Whether another version shows the same. */
  isSame?: true
}

export interface ExampleItem {
  kind: ContentKind
  /** Its name in commands. */
  folder: string
  slug: string
  /** The verb with which staff write the first version: the site itself has a version of some items. */
  begin: 'new' | 'edit'
  /** Returns the file of a version, as staff write it. */
  fileOf: (version: number) => string
  /** Returns the addresses that show a version. */
  placesOf: (version: number) => readonly Place[]
}

export function exampleItem(kind: ContentKind): ExampleItem {
  const { folder, example, draft, hasBody, shownOn = [] } = kinds[kind]
  const { slug = example, facts, mark = (version: number) => wordOf(kind, version), places = [] } = rows[kind] ?? {}
  if (isWithoutTexts(kind, slug) && !facts) throw new Error(`An example of ${kind} needs facts by which pages show it.`)
  return {
    ...{ kind, folder, slug },
    begin: seedItems(kind).has(slug) ? 'edit' : 'new',
    fileOf(version) {
      const texts = textEntries(kind, slug)
        .filter(({ entry }) => entry.example !== undefined)
        .map(({ key, name }) => [key, name === 'title' ? `Проба за све читаоце ${mark(version)}` : 'Кратак увод.'])
      return joinFile(
        { ...Object.fromEntries(texts), ...draft('2099-12-01', slug), ...facts?.(version) },
        hasBody ? `Текст ${mark(version)}.` : '',
      )
    },
    placesOf(version) {
      const paged = isPaged(kind)
        ? [`${listPaths[kind]}?lng=sr-Cyrl`, `${itemPath(kind, slug)}?lng=fr`, `/page/search-result?lng=sr&q=Proba`]
        : []
      const all = [...places, ...shownOn.map((path) => `${path}?lng=sr`), ...paged]
      return [
        ...all.map((path) => ({ path, shows: mark(version) })),
        ...(isPaged(kind) ? [{ path: '/sitemap.xml', shows: itemPath(kind, slug), isSame: true } as const] : []),
      ]
    },
  }
}

/** Returns a version of the example as a document. */
export function exampleDocument(kind: ContentKind, version: number): ContentDocument {
  const { slug, fileOf } = exampleItem(kind)
  const language = isWithoutTexts(kind, slug) ? 'facts' : 'sr'
  const { document, problems } = readFiles(kind, slug, [{ name: slug, language, source: fileOf(version) }])
  if (!document || problems.length > 0) throw new Error(`The example of ${kind}: ${JSON.stringify(problems)}`)
  return document
}
