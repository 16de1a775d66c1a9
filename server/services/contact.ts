import type { Store } from '#db/store.ts'
import type { RequestField } from '#shared/forms/requestFields.ts'
import { detailsOf, type SampleRequestSubmission } from '#shared/forms/requests.ts'
import type { AttendSubmission, JoinSubmission, MessageSubmission } from '#shared/forms/schemas.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { firstItem, shopItemIds } from '#shared/content/shopNames.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { eventOfPage } from '#shared/publishing/documents.ts'
import { findPageByName } from '#shared/routes/pageName.ts'
import { wordsOf } from '#locales/words.ts'
import { consentEntry } from './consent.ts'
import { normaliseEmail } from './email.ts'
import type { ReceiptContext, RequestContext } from './newsletter.ts'
import { idempotencyKey } from './idempotency.ts'
import type { KeyedHash } from './secrets.ts'

export interface ContactParts {
  store: Store
  hash: KeyedHash
  now: () => number
  wakeOutbox: () => void
}

/** Returns the text of a message. A review begins with a line that names the product and the rating. */
function textOf(input: MessageSubmission, page: string, language: Language): string {
  const { topic, message } = input
  if (topic !== 'review' || !('rating' in input) || input.rating === undefined) return message
  const { 'mails/contact': words, shop } = wordsOf(language)
  const { item = firstItem } = findPageByName(page)?.params ?? {}
  const id = shopItemIds.find((known) => known === item) ?? firstItem
  const line = words.review.replace('{{item}}', shop.items[id]).replace('{{rating}}', input.rating)
  return `${line}\n\n${message}`
}

/** Returns the text of a request: its fields, one a line, in the default language, then the visitor's message. */
function requestText(input: SampleRequestSubmission): string {
  const { requests } = wordsOf(defaultLanguage)
  const lines = detailsOf(input).map(([field, value]) =>
    labelled(requests.fields[field], isDayField(field) ? formatDate(value, defaultLanguage) : value, defaultLanguage),
  )
  return [requests.kinds[input.about], ...lines, ...(input.message ? ['', input.message] : [])].join('\n')
}
const isDayField = (field: RequestField): boolean => ['date', 'arrival', 'departure'].includes(field)

/** Stores messages to the party. The message, its consent and the mail about it are one commit. */
export function createContact({ store, hash, now, wakeOutbox }: ContactParts) {
  /** Returns the shown event whose page has this name. */
  async function eventOf(page: string) {
    const slug = eventOfPage(page)
    return slug === undefined ? undefined : store.findShown('event', slug)
  }

  return {
    async send(
      input: MessageSubmission,
      { language, wordingLanguage = language, page, ip }: RequestContext,
    ): Promise<void> {
      const { form, topic, name, phone, municipality } = input
      const message = textOf(input, page, language)
      const email = normaliseEmail(input.email)
      const at = now()
      await store.acceptMessage({
        form,
        topic,
        name,
        email,
        phone,
        municipality,
        message,
        language,
        page,
        at,
        status: input.spare === '' ? 'accepted' : 'suspect',
        consent: input.consent
          ? consentEntry(hash, { act: 'given', purpose: 'contact', language: wordingLanguage, form, page, email, ip })
          : undefined,
        ...idempotencyKey(input.key, at, ['send', form, topic, name, email, phone, municipality, message, language]),
      })
      wakeOutbox()
    },

    /** Stores an application. A receipt goes to the applicant, unless the honeypot was filled. */
    async apply(
      input: JoinSubmission,
      { language, wordingLanguage = language, page, ip, isMailed }: ReceiptContext,
    ): Promise<void> {
      const { form, topic, name, phone, municipality, message } = input
      const email = normaliseEmail(input.email)
      const at = now()
      const isAccepted = input.spare === ''
      await store.acceptMessage({
        ...{ form, topic, name, email, phone, municipality, message, language, page, at },
        status: isAccepted ? 'accepted' : 'suspect',
        consent: consentEntry(hash, {
          act: 'given',
          purpose: 'join',
          language: wordingLanguage,
          form,
          page,
          email,
          ip,
        }),
        ...(isAccepted && isMailed && { receipt: 'applied' }),
        ...idempotencyKey(input.key, at, ['send', form, topic, name, email, phone, municipality, message, language]),
      })
      wakeOutbox()
    },

    /** Returns whether visitors can announce themselves on the page of this name: it is that of an event that is shown and not over. */
    async takesVisitors(page: string): Promise<boolean> {
      const event = await eventOf(page)
      const fields = event?.document.fields
      return fields?.kind === 'event' && fields.takesVisitors && (event?.ends ?? 0) > now()
    },

    /** Stores the announcement of a visitor to an event. A receipt goes to the visitor, unless the honeypot was filled. */
    async attend(
      input: AttendSubmission,
      { language, wordingLanguage = language, page, ip, isMailed }: ReceiptContext,
    ): Promise<void> {
      const { form, name, phone, message } = input
      const email = normaliseEmail(input.email)
      const at = now()
      const isAccepted = input.spare === ''
      await store.acceptMessage({
        ...{ form, topic: form, name, email, phone, municipality: '', message, language, page, at },
        status: isAccepted ? 'accepted' : 'suspect',
        consent: consentEntry(hash, {
          act: 'given',
          purpose: 'attend',
          language: wordingLanguage,
          form,
          page,
          email,
          ip,
        }),
        ...(isAccepted && isMailed && { receipt: 'attending' }),
        ...idempotencyKey(input.key, at, ['send', form, page, name, email, phone, message, language]),
      })
      wakeOutbox()
    },

    /** Stores the request of a demonstration page as a message. */
    async request(
      input: SampleRequestSubmission,
      { language, wordingLanguage = language, page, ip }: RequestContext,
    ): Promise<void> {
      const { form } = input
      const email = normaliseEmail(input.email)
      const message = requestText(input)
      const name = 'name' in input ? input.name : ''
      const phone = 'phone' in input ? input.phone : ''
      const topic: Topic = 'request'
      const at = now()
      await store.acceptMessage({
        ...{ form, topic, name, email, phone, municipality: '', message, language, page, at },
        status: input.spare === '' ? 'accepted' : 'suspect',
        consent: consentEntry(hash, {
          act: 'given',
          purpose: 'contact',
          language: wordingLanguage,
          form,
          page,
          email,
          ip,
        }),
        ...idempotencyKey(input.key, at, ['send', form, topic, name, email, phone, message, language]),
      })
      wakeOutbox()
    },
  }
}
export type Contact = ReturnType<typeof createContact>
