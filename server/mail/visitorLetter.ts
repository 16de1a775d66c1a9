import { domainToUnicode } from 'node:url'
import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'
import { fill, fillHtml } from './fill.ts'
import { markup } from './html.ts'
import {
  button,
  captioned,
  field,
  heading,
  inWords,
  letter,
  note,
  paragraph,
  sheetOf,
  strong,
  visitorFooter,
  type Letter,
} from './layout.ts'

/* What letters to visitors have in common. They hold nothing that a visitor typed: nobody can make the site carry words to others. */

export interface VisitorLetter {
  language: Language
  publicUrl: string
}

/** Returns the greeting and the reason: the first lines say why the mail came. */
export function opening({ language, publicUrl }: VisitorLetter, reason: string) {
  const { mails, organisation: party } = wordsOf(language)
  const { hostname, port } = new URL(publicUrl)
  // As its readers write it, not in Punycode.
  const host = domainToUnicode(hostname) || hostname
  const values = { siteHost: port ? `${host}:${port}` : host, partyName: party.nameInSentence }
  return paragraph(
    `${mails.hello}\n${fill(reason, values)}`,
    markup`${mails.hello}<br>
      ${fillHtml(reason, { ...values, siteHost: strong(values.siteHost) })}`,
  )
}

interface LinkWords {
  subject: string
  preheader: string
  heading: string
  reason: string
  button: string
  validity: string
  notYou: string
}

/** Returns a letter with one link: why it came, the button, what to know before pressing it, how long the link works. */
export function linkLetter(
  about: VisitorLetter & { address: string },
  words: LinkWords,
  before: { title: string; text: string },
): Letter {
  const { language, publicUrl, address } = about
  return letter({
    language,
    subject: words.subject,
    preheader: words.preheader,
    sections: [
      sheetOf(
        [
          heading(words.heading),
          opening(about, words.reason),
          button(words.button, address),
          inWords(wordsOf(language).mails.ifButtonFails, address),
        ],
        { top: 40, bottom: 36 },
      ),
      field([captioned(before.title, before.text)]),
      sheetOf([note(words.validity), note(words.notYou, { last: true })], { top: 24 }),
    ],
    footer: visitorFooter(language, publicUrl),
  })
}
