import { wordsOf } from '#locales/words.ts'
import { escapeHtml } from '#shared/escapeHtml.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { leadPictureOf, type ContentDocument, type TextLanguage } from '#shared/publishing/documents.ts'
import { mediaPath } from '#shared/publishing/media.ts'
import { photographHtml, type PhotographLayout } from '#shared/publishing/photographHtml.ts'
import { plainText } from '#shared/publishing/plainText.ts'
import type { ListedPerson, PersonSummary, PressPerson, PublishedContent } from '#shared/publishing/published.ts'
import { bodyIn, textIn } from './chosenText.ts'
import type { MediaByName } from './mediumUses.ts'
import type { Reader, Seen, Viewed } from './reader.ts'
import { leadPicture } from './shownMedia.ts'

/* What pages show of the people who act for the party. Until one is published, they show the samples of the site. */

/** The largest number of people on the home page. */
const mostLeaders = 4

const leads = ({ fields }: ContentDocument) => fields.kind === 'person' && fields.leads

const marks: Readonly<Record<TextLanguage, readonly [opening: string, closing: string]>> = {
  'sr-Cyrl': ['„', '”'],
  'sr-Latn': ['„', '”'],
  en: ['‘', '’'],
  fr: ['«\u202f', '\u202f»'],
  nl: ['‘', '’'],
}

/** Returns a text in the quotation marks of its language, unless it has some. */
function quoted(text: string, language: TextLanguage): string {
  const [opening, closing] = marks[language]
  return /^["'„“‘«»]/.test(text) ? text : opening + text + closing
}

/** Returns a tile with the first letters of the first and the last name, for a person without a photograph. */
function initialsHtml(name: string, isLatin: boolean): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [...new Set([words[0], words.at(-1)])].map((word = '') => [...word].slice(0, 1).join(''))
  const shown = letters.map((letter) => (isLatin ? toLatin(letter) : letter)).join('')
  return `<span data-look="photograph-initials" data-crop aria-hidden="true"><span>${escapeHtml(shown)}</span></span>`
}

/** Returns the summary of a person, with the photograph for its place on the page. */
export function personSummary(
  { slug, document, state }: Seen,
  language: Language,
  { media, layout }: { media: MediaByName; layout: PhotographLayout },
): PersonSummary {
  const text = textIn(document.texts, language)
  const { title, lead, quotation, lang, stored } = text
  const picture = leadPicture(leadPictureOf(document), text, media, language)
  const name = document.texts[stored]!.title
  return {
    ...{ slug, title, lead },
    picture: picture ? photographHtml(picture, layout) : initialsHtml(name, stored === 'sr-Cyrl' && title !== name),
    ...(quotation && { quotation: quoted(quotation, stored) }),
    ...(lang && { lang }),
    ...(state && { state }),
  }
}

function listedPerson(seen: Seen, language: Language, media: MediaByName): ListedPerson {
  const isLeader = leads(seen.document)
  const text = bodyIn(textIn(seen.document.texts, language), language)
  const first = text.find(({ type }) => type === 'paragraph')
  const summary = personSummary(seen, language, { media, layout: isLeader ? 'half' : 'tile' })
  const { published } = wordsOf(language)
  return {
    ...summary,
    leads: isLeader,
    intro: first ? plainText([first]) : '',
    ...(summary.lang && { note: published.in[summary.lang as TextLanguage] }),
    ...(summary.state && { mark: published[summary.state] }),
  }
}

function pressPerson(seen: Seen, language: Language, media: MediaByName): PressPerson {
  const { document } = seen
  const medium = media.get(leadPictureOf(document)?.name ?? '')
  const file = medium?.files.filter(({ type }) => type === 'jpeg').at(-1)
  return {
    ...personSummary(seen, language, { media, layout: 'field' }),
    leads: leads(document),
    life: bodyIn(textIn(document.texts, language), language)
      .map((block) => plainText([block]))
      .filter(Boolean),
    ...(medium && file && { file: { address: mediaPath(file), bytes: file.bytes, saveAs: medium.name } }),
  }
}

type Request = Viewed & { language: Language }

/** Returns the people for the pages that show several; nothing until a person is published, whose samples never return. */
export function createPeople({ all, findMedia, everShown }: Pick<Reader, 'all' | 'findMedia' | 'everShown'>) {
  const parts =
    <Person>(
      key: 'leaders' | 'people' | 'pressPeople',
      choose: (all: readonly Seen[]) => readonly Seen[],
      show: (seen: Seen, language: Language, media: MediaByName) => Person,
    ) =>
    async (request: Request): Promise<Pick<PublishedContent, typeof key>> => {
      const everybody = await all('person', request)
      if (everybody.length === 0 && !(await everShown('person'))) return {}
      const chosen = choose(everybody)
      const media = await findMedia(chosen.flatMap(({ document }) => leadPictureOf(document)?.name ?? []))
      return { [key]: chosen.map((seen) => show(seen, request.language, media)) }
    }
  return {
    leaders: parts(
      'leaders',
      (everybody) => everybody.filter(({ document }) => leads(document)).slice(0, mostLeaders),
      (seen, language, media) => personSummary(seen, language, { media, layout: 'half' }),
    ),
    people: parts('people', (everybody) => everybody, listedPerson),
    pressPeople: parts('pressPeople', (everybody) => everybody, pressPerson),
  }
}
