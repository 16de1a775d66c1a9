import { domainToUnicode } from 'node:url'
import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'
import { fill, fillHtml } from './fill.ts'
import { markup } from './html.ts'
import { programmeAddress } from './addresses.ts'
import {
  button,
  captioned,
  field,
  heading,
  inWords,
  letter,
  link,
  note,
  paragraph,
  sheetOf,
  strong,
  visitorFooter,
  type Letter,
  type Part,
} from './layout.ts'

// Letters to visitors hold nothing that a visitor typed, so that the site cannot be used to send spam.

export interface VisitorLetter {
  language: Language
  publicUrl: string
}

/** Returns the greeting and the reason for the mail. */
export function opening({ language, publicUrl }: VisitorLetter, reason: string) {
  const { mails, organisation: party } = wordsOf(language)
  const { hostname, port } = new URL(publicUrl)
  // Unicode instead of Punycode, as readers know it.
  const host = domainToUnicode(hostname) || hostname
  const values = { siteHost: port ? `${host}:${port}` : host, partyName: party.nameInSentence }
  return paragraph(
    `${mails.hello}\n${fill(reason, values)}`,
    markup`${mails.hello}<br>
      ${fillHtml(reason, { ...values, siteHost: strong(values.siteHost) })}`,
  )
}

/** Returns a sentence about the programme, its cost and the link to it. */
export function programmePart({ language, publicUrl }: VisitorLetter): Part {
  const { mails, facts, chapters } = wordsOf(language)
  const { text: claims, whole, total, link: label } = mails.programme
  // Chapters that staff have published have other proposals and costs.
  const others = facts.chapters?.length === 0 ? chapters.page.none : chapters.home.lead
  const text = facts.chapters ? others : `${claims} ${fill(whole, { total })}`
  const address = programmeAddress(publicUrl, language)
  return paragraph(`${text}\n${address}`, markup`${text}<br>${link(address, label)}`)
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

/** Returns a letter with one link: reason, button, explanation and validity. */
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
