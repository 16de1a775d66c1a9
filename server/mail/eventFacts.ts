import type { ShownContent, Store, StoredMessage } from '#db/store.ts'
import { whenOf } from '#shared/i18n/eventDates.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { seatTimeOf } from '#shared/localDay.ts'
import { eventOfPage } from '#shared/publishing/documents.ts'
import { wordsOf } from '#locales/words.ts'
import { textIn } from '../publishing/chosenText.ts'
import { fill } from './fill.ts'
import type { Fact } from './layout.ts'

/** Returns the event that a message is about, as visitors see it; undefined if there is none or it was withdrawn. */
export async function findEvent(
  { page }: Pick<StoredMessage, 'page'>,
  store: Pick<Store, 'findShown'>,
): Promise<ShownContent | undefined> {
  const slug = eventOfPage(page)
  return slug === undefined ? undefined : store.findShown('event', slug)
}

/** Returns title, time and place of an event. The time is that at the party's seat. */
export function eventFacts({ document, sortAt, ends }: ShownContent, language: Language): Fact[] {
  const { 'mails/attending': words } = wordsOf(language)
  const { title, place, lang } = textIn(document.texts, language)
  const moment = whenOf({ starts: seatTimeOf(sortAt), ends: seatTimeOf(ends ?? sortAt) }, language)
  return [
    { label: words.event, value: title, lang },
    { label: words.when, value: fill(words.seatTime, { moment }) },
    ...(place ? [{ label: words.where, value: place, lang }] : []),
  ]
}
