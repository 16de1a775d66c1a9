import { languageFacts, type Language, type SourceLanguage } from './languages.ts'

/** Returns a word without the longest ending that leaves enough letters. */
function withoutEnding(word: string, endings: readonly string[], least: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= least)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Returns endings from a list in one text, the longest first. */
const longestFirst = (text: string) => text.split(' ').sort((one, other) => other.length - one.length)

/** The endings of nouns, adjectives and verbs, folded. */
const serbianEndings = longestFirst(
  'a e i o u om im am ih oj ju ama ima ao as is mo te aj uj amo imo ate ite ajte ujte ' +
    'ovi ove ova ovima evi eve eva evima ati iti eti ala alo ali ale ila ilo ili ile ela elo eli ele aju uju uje ujem ' +
    'anje anja anju anjem enje enja enju enjem ovati avati',
)
const frenchEndings = longestFirst('e er ez ait ant')
/** Shorter stems have too many other meanings: vodu (water) and vode (they lead). */
const leastSerbian = 4
const leastOther = 3

const stems: Readonly<Record<SourceLanguage, (word: string) => string>> = {
  sr: (word) =>
    // Many short words end like an adjective: prilog, prijem.
    withoutEnding(word.replace(/(?<=.{5})(?:oga?|ega?|omu|em)$/, ''), serbianEndings, leastSerbian)
      // kontrolorka, kontrolor
      .replace(/ork$/, 'or')
      // radnik, radnici; prilog, prilozi
      .replace(/c$/, 'k')
      .replace(/z$/, 'g'),
  en: (word) => {
    const single = word
      .replace(/ies$/, 'y')
      .replace(/(ss|sh|ch|x)es$/, '$1')
      .replace(/([^sui])s$/, '$1')
    const bare = withoutEnding(single, ['ing', 'ed'], leastOther)
    return bare === single ? withoutEnding(single, ['e'], leastOther) : bare.replace(/([bdgmnprt])\1$/, '$1')
  },
  fr: (word) => {
    const single = word.length > leastOther ? word.replace(/aux$/, 'al').replace(/[sx]$/, '') : word
    return withoutEnding(single, frenchEndings, leastOther)
  },
  nl: (word) =>
    withoutEnding(word.replace(/([lmnr]|ie)s$/, '$1'), ['en', 'e'], leastOther)
      // stem, stemmen; loon, lonen; huis, huizen; brief, brieven
      .replace(/([bdfgklmnprst])\1$/, '$1')
      .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
      .replace(/z$/, 's')
      .replace(/v$/, 'f'),
}

/**
 * Returns the stem of a folded word: forms of one word (plural, case, verb) have the same. Short words keep their
 * endings, because other words have the same stem.
 */
export const stemOf = (word: string, language: Language): string => stems[languageFacts[language].source](word)
