import { gatherContent } from '#scripts/vite/content.ts'
import { collectTexts, nextPlaceholder, nextTag, splitPlural, type Text } from '#scripts/words/parity.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'
import { staffWords } from '#locales/staff.generated.ts'
import { wordsOf } from '#locales/words.ts'

const content = gatherContent().files

/** Returns whether the text belongs to an article or a project. */
export const isContent = (path: string): boolean => /^(?:post|project)\//.test(path)

/** Returns the texts of articles and projects in a language, without file addresses. */
function contentTexts(language: Language): Text[] {
  const files = content[languageFacts[language].source]
  const words = language === 'sr' ? latinWords(files) : files
  return Object.entries(words)
    .filter(([file]) => isContent(file) && !/\d$/.test(file))
    .flatMap(([file, said]) => collectTexts(said, file))
    .filter(
      ({ path, value }) =>
        !/\.(?:id|card|accent|film(?:\.name)?|file\.\w+)$/.test(path) && !/^(?:null|undefined)$/.test(value),
    )
}

const collected = new Map(
  languages.map((language) => {
    // Facts are no words.
    const { facts: _facts, ...words } = wordsOf(language)
    return [language, [...collectTexts(words), ...contentTexts(language)]]
  }),
)

/** Returns all texts of a language. */
export const textsOf = (language: Language): readonly Text[] => collected.get(language)!

/** Code in a text of staff: quoted commands and names, options, settings, programs, formats and statuses. */
const staffCode =
  /(?<=[“„])[ -~]+(?=”)|--[a-z-]+|\b[A-Z]+_[A-Z_]+(?:=\w+)?|\b(?:SECRET|PGPASSWORD|pg_dump|pg_restore)\b|\b(?:csv|excel|json|text|accepted|suspect)\b/g

/** Returns the texts of the staff commands, in the languages that have them. */
export function staffTextsOf(language: Language): readonly Text[] {
  if (language !== 'en' && language !== 'sr' && language !== 'sr-Cyrl') return []
  const source = staffWords[languageFacts[language].source]
  return collectTexts(language === 'sr' ? latinWords(source) : source, 'staff')
}

/** A check of one text; returns the problems found. */
export type Check = (value: string, language: Language, path: string) => readonly string[]

/** Returns the problems of all texts of a language, each with its path. */
export const findings = (language: Language, check: Check): string[] =>
  [
    ...textsOf(language),
    ...staffTextsOf(language).map(({ path, value }) => ({ path, value: value.replace(staffCode, '{{code}}') })),
  ].flatMap(({ path, value }) => check(value, language, path).map((problem) => `${path}: ${problem}`))

const nextAddress = /\bhttps?:\/\/\S+|\S+@\S+\.\p{L}+/gu

/** Returns a text without placeholders, tags and addresses. */
export const proseOf = (value: string, filler = ''): string =>
  value.replace(nextAddress, filler).replace(nextPlaceholder, filler).replace(nextTag, '')

/** Returns the words of a text. Hyphens and apostrophes separate words, soft hyphens do not. */
export const wordsIn = (value: string): string[] =>
  proseOf(value, ' ')
    .replaceAll('\u00ad', '')
    .match(/[\p{L}\p{M}]+/gu) ?? []

/**
 * The role of a text, determined by its key. A title beside a description is a page title and not a heading. Texts of
 * mails are never narrow.
 */
export type Role =
  'menu item' | 'button' | 'heading' | 'section title' | 'table head' | 'page title' | 'description' | 'mail subject'

const roles: readonly (readonly [role: Role, path: RegExp])[] = [
  ['mail subject', /\.subject$/],
  ['description', /\.description$/],
  // The claim of a home is set as large as a heading in headers and footers.
  ['heading', /\.heading$|^home\/[\w-]+\.claim$/],
  ['section title', /\.title$|Title$|^elements\/[\w-]+\.examples\.\w+\.name$/],
  [
    'table head',
    /^contact\.offices\.(place|address|hours|phone)$|^home\.figures\.columns\.|^privacy\.kept\.heads\.|^newsletter\/my-data\.\w+\.heads\.|^transparency\.heads\./,
  ],
  [
    'button',
    /\.button$|\.(callNow|call|write|openMap|send|sending|sent|subscribe|erase|unsubscribe|backHome|retry|reload)$/,
  ],
  [
    'menu item',
    /^common\.(home|about|party|people|programme|wholeProgramme|gallery|contact|question|join|takePart|controller|media|office|donate|transparency|group|shop|privacy|newsletter|accessibility)$/,
  ],
]

const describedPages = new Set(
  textsOf('sr').flatMap(({ path }) => {
    const [base] = splitPlural(path)
    return base.endsWith('.description') ? [base.replace(/description$/, 'title')] : []
  }),
)

export function roleOf(path: string): Role | undefined {
  const [base] = splitPlural(path)
  if (describedPages.has(base)) return 'page title'
  return roles.find(([, pattern]) => pattern.test(base))?.[0]
}

export const isMail = (path: string): boolean => /^mails[./]/.test(path)
