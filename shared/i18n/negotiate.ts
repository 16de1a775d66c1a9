import { parseQualityValues } from '../qualityValues.ts'
import { defaultLanguage, foreignLanguage, sourceLanguages, type Language } from './languages.ts'

/** Longer values are cut before they are looked at: nothing useful is that long. */
const maxHeaderLength = 200

/** Subtag prefixes and the language each leads to. */
type Prefixes = readonly (readonly [prefix: string, language: Language])[]

/** Returns the canonical form of a BCP 47 tag, in small letters (`srp` → `sr`); undefined for any other text. */
function canonicalTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]?.toLowerCase()
  } catch {
    return undefined
  }
}

/** Languages that readers of Serbian tell apart, in the script that their tag names, or Latin. `sh` and `cnr` are aliases of `sr`. */
const readAsSerbian = ['sr', 'hr', 'bs']

/** The longest match wins. */
const prefixes: Prefixes = [
  ...readAsSerbian.map((tag) => [`${tag}-cyrl`, 'sr-Cyrl'] as const),
  ...readAsSerbian.map((tag) => [tag, 'sr'] as const),
  ...sourceLanguages.filter((language) => language !== 'sr').map((language) => [language, language] as const),
]

/** `matchLanguage` for languages of one's own choice. */
export const createTagMatcher =
  (known: Prefixes) =>
  (tag: unknown): Language | undefined => {
    if (typeof tag !== 'string' || tag.length > maxHeaderLength) return undefined
    // Android writes `sr_RS`, POSIX `sr_RS.UTF-8`.
    const wanted = canonicalTag(
      tag
        .trim()
        .replace(/[.@][\w.@-]*$/, '')
        .replaceAll('_', '-'),
    )
    return known.find(([prefix]) => wanted === prefix || wanted?.startsWith(`${prefix}-`))?.[1]
  }

/**
 * The supported language that a BCP 47 tag means, by longest prefix and without regard to case
 * (RFC 4647, lookup): `sr-Latn-RS` → `sr`, `bs-Cyrl` → `sr-Cyrl`, `fr_BE` → `fr`. Undefined for everything else,
 * so that a hostile value is never reflected.
 */
export const matchLanguage = createTagMatcher(prefixes)

/**
 * The language an Accept-Language header asks for (RFC 9110, 12.5.4): no header → Serbian,
 * only languages we do not have → English, the heaviest supported one otherwise.
 */
export function negotiateLanguage(header: string | undefined, languageOf = matchLanguage): Language {
  const value = header?.trim()
  if (!value) return defaultLanguage
  // What the cut splits is dropped: half a range means something else.
  const whole = value.length > maxHeaderLength ? value.slice(0, maxHeaderLength).replace(/,[^,]*$/, '') : value
  // Empty members of a list mean nothing (RFC 9110, 5.6.1.2).
  const ranges = parseQualityValues(whole).filter((range) => range.value !== '')
  if (ranges.length === 0) return defaultLanguage
  const wanted = ranges
    .filter((range) => range.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
  // Any language will do, and none that we lack was wanted more.
  if (wanted[0]?.value === '*') return defaultLanguage
  for (const { value: tag } of wanted) {
    const language = languageOf(tag)
    if (language) return language
  }
  return foreignLanguage
}

/** The first supported one of a browser's languages, in the visitor's order (`navigator.languages`). */
export const negotiateBrowserLanguage = (tags: readonly string[]): Language => negotiateLanguage(tags.join(','))
