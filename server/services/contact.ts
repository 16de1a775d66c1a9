import type { Store } from '#db/store.ts'
import type { RequestField } from '#shared/forms/requestFields.ts'
import { detailsOf, type Requesting } from '#shared/forms/requests.ts'
import type { Sending } from '#shared/forms/schemas.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { firstItem, shopItemIds } from '#shared/content/shopNames.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { pageNamed } from '#shared/routes/pageName.ts'
import { wordsOf } from '#locales/words.ts'
import { consentEntry } from './consent.ts'
import { normaliseEmail } from './email.ts'
import type { RequestContext } from './newsletter.ts'
import { idempotencyKey } from './idempotency.ts'
import type { KeyedHash } from './secrets.ts'

export interface ContactParts {
  store: Store
  hash: KeyedHash
  now: () => number
  wakeOutbox: () => void
}

/** What was written; of a review its first line says of which product, and how it is rated. */
function textOf(given: Sending, page: string, language: Language): string {
  const { topic, message } = given
  if (topic !== 'review' || !('rating' in given) || given.rating === undefined) return message
  const { 'mails/contact': words, shop } = wordsOf(language)
  const { item = firstItem } = pageNamed(page)?.params ?? {}
  const id = shopItemIds.find((known) => known === item) ?? firstItem
  const line = words.review.replace('{{item}}', shop.items[id]).replace('{{rating}}', given.rating)
  return `${line}\n\n${message}`
}

/** What a sample page was asked for, line by line, in the language of those who read it; then what the visitor added. */
function requestText(given: Requesting): string {
  const { requests } = wordsOf(defaultLanguage)
  const lines = detailsOf(given).map(([field, value]) =>
    labelled(requests.fields[field], isDayField(field) ? formatDate(value, defaultLanguage) : value, defaultLanguage),
  )
  return [requests.kinds[given.about], ...lines, ...(given.message ? ['', given.message] : [])].join('\n')
}
const isDayField = (field: RequestField): boolean => ['date', 'arrival', 'departure'].includes(field)

/** Messages to the party: stored with their consent and the mail about them in one commit. */
export function createContact({ store, hash, now, wakeOutbox }: ContactParts) {
  return {
    async send(given: Sending, { language, wordingLanguage = language, page, ip }: RequestContext): Promise<void> {
      const { form, topic, name, phone, municipality } = given
      const message = textOf(given, page, language)
      const email = normaliseEmail(given.email)
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
        status: given.spare === '' ? 'accepted' : 'suspect',
        consent: given.consent
          ? consentEntry(hash, { act: 'given', purpose: 'contact', language: wordingLanguage, form, page, email, ip })
          : undefined,
        ...idempotencyKey(given.key, at, ['send', form, topic, name, email, phone, municipality, message, language]),
      })
      wakeOutbox()
    },

    /** A request of a sample page: a message whose text says what is asked for. */
    async request(
      given: Requesting,
      { language, wordingLanguage = language, page, ip }: RequestContext,
    ): Promise<void> {
      const { form } = given
      const email = normaliseEmail(given.email)
      const message = requestText(given)
      const name = 'name' in given ? given.name : ''
      const phone = 'phone' in given ? given.phone : ''
      const topic: Topic = 'request'
      const at = now()
      await store.acceptMessage({
        ...{ form, topic, name, email, phone, municipality: '', message, language, page, at },
        status: given.spare === '' ? 'accepted' : 'suspect',
        consent: consentEntry(hash, {
          act: 'given',
          purpose: 'contact',
          language: wordingLanguage,
          form,
          page,
          email,
          ip,
        }),
        ...idempotencyKey(given.key, at, ['send', form, topic, name, email, phone, message, language]),
      })
      wakeOutbox()
    },
  }
}
export type Contact = ReturnType<typeof createContact>
