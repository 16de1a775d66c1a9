import { parseQualityValues } from '../qualityValues.ts'
import { defaultLanguage, foreignLanguage, sourceLanguages, type Language } from './languages.ts'

/** The maximum length of a header or tag. Headers are cut to it; longer tags match nothing. */
const maxHeaderLength = 200

/** Prefixes of language tags and the language of each. */
type Prefixes = readonly (readonly [prefix: string, language: Language])[]

/** Returns the canonical form of a BCP 47 tag in lower case (`srp` → `sr`); undefined for any other text. */
function canonicalTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]?.toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * Languages whose speakers understand Serbian. They get the script that the tag names, or Latin. `sh` and `cnr` are
 * aliases of `sr`.
 */
const readAsSerbian = ['sr', 'hr', 'bs']

/** In order: the first match wins, so longer prefixes come first. */
const prefixes: Prefixes = [
  ...readAsSerbian.map((tag) => [`${tag}-cyrl`, 'sr-Cyrl'] as const),
  ...readAsSerbian.map((tag) => [tag, 'sr'] as const),
  ...sourceLanguages.filter((language) => language !== 'sr').map((language) => [language, language] as const),
]

/** Returns a function like `matchLanguage` for other prefixes. */
export const createTagMatcher =
  (known: Prefixes) =>
  (tag: unknown): Language | undefined => {
    if (typeof tag !== 'string' || tag.length > maxHeaderLength) return undefined
    // Android writes `sr_RS`, POSIX `sr_RS.UTF-8`.
    const requested = canonicalTag(
      tag
        .trim()
        .replace(/[.@][\w.@-]*$/, '')
        .replaceAll('_', '-'),
    )
    return known.find(([prefix]) => requested === prefix || requested?.startsWith(`${prefix}-`))?.[1]
  }

/**
 * Returns the supported language of a BCP 47 tag, by longest prefix and without regard to case (RFC 4647, lookup):
 * `sr-Latn-RS` → `sr`, `bs-Cyrl` → `sr-Cyrl`, `fr_BE` → `fr`. Undefined for all other values, so that a hostile value
 * is never reflected.
 */
export const matchLanguage = createTagMatcher(prefixes)

/**
 * Returns the language for an `Accept-Language` header (RFC 9110, 12.5.4): the supported one with the highest quality
 * value. Without a header it is Serbian, and English if the header names only unsupported languages.
 */
export function negotiateLanguage(header: string | undefined, languageOf = matchLanguage): Language {
  const value = header?.trim()
  if (!value) return defaultLanguage
  // The last range may have been cut in two: half a range means something else.
  const headerText = value.length > maxHeaderLength ? value.slice(0, maxHeaderLength).replace(/,[^,]*$/, '') : value
  // Empty list members are ignored (RFC 9110, 5.6.1.2).
  const ranges = parseQualityValues(headerText).filter((range) => range.value !== '')
  if (ranges.length === 0) return defaultLanguage
  const requested = ranges
    .filter((range) => range.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
  // `*` accepts any language, and no other has a higher quality value.
  if (requested[0]?.value === '*') return defaultLanguage
  for (const { value: tag } of requested) {
    const language = languageOf(tag)
    if (language) return language
  }
  return foreignLanguage
}

/** Returns the first supported language of a browser's list (`navigator.languages`). */
export const negotiateBrowserLanguage = (tags: readonly string[]): Language => negotiateLanguage(tags.join(','))
