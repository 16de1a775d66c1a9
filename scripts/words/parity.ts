import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'

/** One text of a language: `path` is its namespace and keys, joined by dots. */
export interface Text {
  path: string
  value: string
}

/** Every text of an object of words. */
export const collectTexts = (value: unknown, path = ''): Text[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => collectTexts(part, path ? `${path}.${key}` : key))
    : [{ path, value: String(value) }]

export const nextPlaceholder = /\{\{[^{}]*\}\}/g
export const nextTag = /<\/?\d+\s*\/?>/g

export const placeholdersIn = (value: string): string[] =>
  [...value.matchAll(nextPlaceholder)].map(([found]) => found.replace(/\s/g, ''))

const tagsIn = (value: string): string[] => [...value.matchAll(nextTag)].map(([found]) => found)

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** A key without its plural form, and the form where it has one. */
export const splitPlural = (path: string): [base: string, form: string | undefined] => {
  const found = pluralSuffix.exec(path)
  return found ? [path.slice(0, found.index), found[1]] : [path, undefined]
}

/** What each key holds beside words, plural forms taken together. */
function signatures(texts: readonly Text[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path, value } of texts) {
    const [base] = splitPlural(path)
    const marks = found.get(base) ?? new Set()
    for (const mark of [...placeholdersIn(value), ...tagsIn(value)]) marks.add(mark)
    found.set(base, marks)
  }
  return found
}

/** Keys that one language has and its model lacks or the other way round, and keys whose placeholders or tags differ. */
export function differences(texts: readonly Text[], model: readonly Text[]): string[] {
  const own = signatures(texts)
  const wanted = signatures(model)
  return [
    ...[...wanted.keys()].filter((key) => !own.has(key)).map((key) => `${key}: missing`),
    ...[...own.keys()].filter((key) => !wanted.has(key)).map((key) => `${key}: surplus`),
    ...[...own].flatMap(([key, marks]) => {
      const others = wanted.get(key)
      if (!others) return []
      const [more, fewer] = [
        [...marks].filter((mark) => !others.has(mark)),
        [...others].filter((mark) => !marks.has(mark)),
      ]
      return [...more.map((mark) => `${key}: surplus ${mark}`), ...fewer.map((mark) => `${key}: lacks ${mark}`)]
    }),
  ]
}

/**
 * That every language has what the Serbian source has, and nothing else.
 * @param read the words of a language
 * @throws Error with the languages, files and keys that differ
 */
export function checkWords(read: (language: SourceLanguage) => unknown): void {
  const model = collectTexts(read('sr'))
  const found = sourceLanguages.flatMap((language) =>
    differences(collectTexts(read(language)), model).map((difference) => `locales/${language}/ ${difference}`),
  )
  if (found.length > 0) throw new Error(`Not every language says what the Serbian source says.\n${found.join('\n')}`)
}
