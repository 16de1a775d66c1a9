import type { ConsentPurpose } from './versions.ts'

/** The texts of the consent wordings in one language. */
export interface ConsentWords {
  consent: Readonly<Record<'newsletter' | 'contact' | 'contactNotice', string>>
  /** The words of the page of applications; needed only for their purpose. */
  join?: { readonly consent: { readonly notice: string; readonly statement: string } }
  /** The words of the page of events; needed only for their purpose. */
  'events/event'?: { readonly consent: { readonly notice: string; readonly statement: string } }
  organisation: { readonly nameInSentence: string }
}

/** Returns the statement of a wording and, if the purpose has one, the notice before it. */
function textsOf(purpose: ConsentPurpose, words: ConsentWords): { notice?: string; statement: string } {
  const { consent } = words
  if (purpose === 'newsletter') return { statement: consent.newsletter }
  if (purpose === 'contact') return { notice: consent.contactNotice, statement: consent.contact }
  const ofPage = words[purpose === 'join' ? 'join' : 'events/event']
  if (!ofPage) throw new Error('The words of the page are missing.')
  return ofPage.consent
}

/**
 * Returns the paragraphs of a consent wording with the party's name.
 * Forms, pages, mails and the consent log all take the text from here.
 */
export function consentText(
  purpose: ConsentPurpose,
  words: ConsentWords,
): { notice: string | undefined; statement: string } {
  const filled = (text: string) => text.replaceAll('{{partyName}}', words.organisation.nameInSentence)
  const { notice, statement } = textsOf(purpose, words)
  return { notice: notice === undefined ? undefined : filled(notice), statement: filled(statement) }
}
