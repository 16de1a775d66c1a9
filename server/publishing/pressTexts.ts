import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { pressFactsIn } from '#shared/content/pressFacts.ts'
import { pressFacts, type PressText } from '#shared/content/pressKit.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import type { PressPerson } from '#shared/publishing/published.ts'

/** The byte order mark, by which old editors recognize UTF-8. */
const byteOrderMark = '\ufeff'

/** Returns paragraphs as a text file with Windows line ends, which every editor shows, and without soft hyphens. */
const textFile = (paragraphs: readonly string[]): string =>
  byteOrderMark + paragraphs.map((one) => one.replaceAll('\u00ad', '')).join('\r\n\r\n') + '\r\n'

interface Shown {
  publicUrl: string
  /** The people that staff have published; the samples without them. */
  people?: readonly Pick<PressPerson, 'title' | 'lead' | 'life' | 'leads'>[] | undefined
}

/** Returns the texts for the press in one language, with the facts that staff have published. */
export function writePressTexts(language: Language, { publicUrl, people }: Shown): Record<PressText, string> {
  const words = wordsOf(language)
  const { t } = createTranslator(language, words)
  const { press } = words
  const { name, coPresidents } = words.organisation
  const leaders = people?.filter(({ leads }) => leads)
  const facts = pressFactsIn(words, publicUrl, leaders)
  const lives = people
    ? people.flatMap(({ title, lead, life }) => [
        `${title}\r\n${lead}`,
        ...life.map((one) => one.replace(/\n/g, '\r\n')),
      ])
    : [
        `(${words.people.sample})`,
        ...coPresidentIds.flatMap((id) => [
          `${coPresidents[id].name}\r\n${coPresidents[id].role}`,
          words.people[id].lead,
          ...biographyParts.map((part) => words.people[id][part]),
        ]),
      ]
  return {
    facts: textFile([
      labelled(name, press.facts.title, language),
      pressFacts
        .filter((fact) => facts[fact] !== '')
        .map((fact) => labelled(press.facts.terms[fact], facts[fact], language))
        .join('\r\n'),
    ]),
    biographies: textFile([labelled(name, people ? press.team.lives.title : press.lives.title, language), ...lives]),
    rules: textFile([
      labelled(name, press.rules.title, language),
      press.rules.lead,
      ...Object.keys(press.rules.items).map(
        (id, at) => `${at + 1}. ${t(`press:rules.items.${id as keyof typeof press.rules.items}`)}`,
      ),
      labelled(press.call.action, `${words.facts.email}, ${words.facts.phone}`, language),
    ]),
  }
}
