import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { organisation, reach } from '#shared/content/organisation.ts'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { pressFacts, type PressText } from '#shared/content/pressKit.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { pressFactsIn } from '#client/pages/press/pressFacts.ts'

/** The byte order mark, by which old editors recognize UTF-8. */
const byteOrderMark = '\ufeff'

/** Returns paragraphs as a text file with Windows line ends, which every editor shows, and without soft hyphens. */
const textFile = (paragraphs: readonly string[]): string =>
  byteOrderMark + paragraphs.map((one) => one.replaceAll('\u00ad', '')).join('\r\n\r\n') + '\r\n'

/** Returns the texts of the press kit in one language. */
export function writePressTexts(language: Language): Record<PressText, string> {
  const words = wordsOf(language)
  const { t } = createTranslator(language, words)
  const { press, people } = words
  const { name, coPresidents } = words.organisation
  const facts = pressFactsIn(words, `https://${organisation.domain}`)
  return {
    facts: textFile([
      labelled(name, press.facts.title, language),
      pressFacts.map((fact) => labelled(press.facts.terms[fact], facts[fact], language)).join('\r\n'),
    ]),
    biographies: textFile([
      labelled(name, press.lives.title, language),
      `(${people.sample})`,
      ...coPresidentIds.flatMap((id) => [
        `${coPresidents[id].name}\r\n${coPresidents[id].role}`,
        people[id].lead,
        ...biographyParts.map((part) => people[id][part]),
      ]),
    ]),
    rules: textFile([
      labelled(name, press.rules.title, language),
      press.rules.lead,
      ...Object.keys(press.rules.items).map(
        (id, at) => `${at + 1}. ${t(`press:rules.items.${id as keyof typeof press.rules.items}`)}`,
      ),
      labelled(press.call.action, `${reach.email}, ${reach.phone}`, language),
    ]),
  }
}
