import { wordsOf } from '#locales/words.ts'
import type { ShownContent } from '#db/store.ts'
import { municipalityWords } from '#shared/content/municipalities.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { itemPath } from '#shared/publishing/paths.ts'
import { plainText } from '#shared/publishing/plainText.ts'
import { withQuery } from '#shared/routes/url.ts'
import { bodyIn, textIn } from './chosenText.ts'
import { publishedFacts } from './facts/publishedFacts.ts'
import type { FeedParts } from './newsFeed.ts'

/* iCalendar (RFC 5545). Times are instants in UTC, which need no time zone definition: the store has computed them from the wall time
 * at the party's seat. */

/** The longest line in octets, without its end (RFC 5545, 3.1). */
const maxLineOctets = 75

/** Folds a line without splitting a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLineOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Escapes a value of the type TEXT (RFC 5545, 3.3.11). It has no other control characters than tabs. */
const text = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Returns an instant as `20261201T170000Z`. */
const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

function placeOf({ document: { fields } }: ShownContent, place: string | undefined, language: Language): string {
  if (fields.kind !== 'event') return ''
  const municipality = publishedFacts().roll.list.find(({ id }) => id === fields.municipality)
  const parts = [place, municipality && municipalityWords(municipality, language).name].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : (fields.online ?? '')
}

function eventLines(event: ShownContent, { language, publicUrl }: FeedParts): string[] {
  const { slug, version, document, lastPublished, sortAt, ends } = event
  const { fields } = document
  const chosen = textIn(document.texts, language)
  const { title, lead, place, lang } = chosen
  const description = [
    ...(lang ? [wordsOf(language).published.in[lang]] : []),
    lead,
    plainText(bodyIn(chosen, language)),
    ...(fields.kind === 'event' && fields.online !== undefined ? [fields.online] : []),
  ]
  const location = placeOf(event, place, language)
  return [
    'BEGIN:VEVENT',
    `UID:${slug}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utc(lastPublished)}`,
    `LAST-MODIFIED:${utc(lastPublished)}`,
    // A calendar that has an older copy takes the one with the higher number.
    `SEQUENCE:${version}`,
    `DTSTART:${utc(sortAt)}`,
    `DTEND:${utc(ends ?? sortAt)}`,
    `SUMMARY;LANGUAGE=${lang ?? languageFacts[language].tag}:${text(title)}`,
    `DESCRIPTION:${text(description.filter((part) => part !== '').join('\n\n'))}`,
    ...(location === '' ? [] : [`LOCATION:${text(location)}`]),
    `URL:${publicUrl + withQuery(itemPath('event', slug), { language })}`,
    'END:VEVENT',
  ]
}

/** Returns the calendar of events, or the file of one event. */
export function writeCalendar(events: readonly ShownContent[], parts: FeedParts): string {
  const { language } = parts
  const words = wordsOf(language)
  const name = text(`${words.events.title} – ${words.organisation.name}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(parts.publicUrl).hostname}//Events//${languageFacts[language].tag.toUpperCase()}`,
    // The name of a subscribed calendar: RFC 7986, and what calendars read before it.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, parts)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
