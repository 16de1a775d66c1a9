import { sourceLanguages, type SourceLanguage } from '#shared/i18n/languages.ts'

/** One text of a language. `path` is its namespace and keys, joined by dots. */
export interface Text {
  path: string
  value: string
}

/** Returns every text of a nested object of words. */
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

/** Returns a key without its plural suffix, and the plural form if it has one. */
export const splitPlural = (path: string): [base: string, form: string | undefined] => {
  const found = pluralSuffix.exec(path)
  return found ? [path.slice(0, found.index), found[1]] : [path, undefined]
}

/** Returns the placeholders and tags of each key. Plural forms count as one key. */
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

/** Returns the differences between a language and its model: missing and surplus keys, placeholders and tags. */
export function differences(texts: readonly Text[], model: readonly Text[]): string[] {
  const own = signatures(texts)
  const expected = signatures(model)
  return [
    ...[...expected.keys()].filter((key) => !own.has(key)).map((key) => `${key}: missing`),
    ...[...own.keys()].filter((key) => !expected.has(key)).map((key) => `${key}: surplus`),
    ...[...own].flatMap(([key, marks]) => {
      const others = expected.get(key)
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
 * Checks that every language has the same keys, placeholders and tags as the Serbian source.
 * @param read returns the words of a language
 * @throws Error with all differences
 */
export function checkWords(read: (language: SourceLanguage) => unknown): void {
  const model = collectTexts(read('sr'))
  const found = sourceLanguages.flatMap((language) =>
    differences(collectTexts(read(language)), model).map((difference) => `locales/${language}/ ${difference}`),
  )
  if (found.length > 0) throw new Error(`The languages differ from the Serbian source.\n${found.join('\n')}`)
}
