import type { ConsentPurpose } from './versions.ts'

/** The texts of the consent wordings in one language. */
export interface ConsentWords {
  consent: Readonly<Record<'newsletter' | 'contact' | 'contactNotice', string>>
  /** The words of the page of applications; needed only for their purpose. */
  join?: { readonly consent: { readonly notice: string; readonly statement: string } }
  organisation: { readonly nameInSentence: string }
}

/** Returns the statement of a wording and, if the purpose has one, the notice before it. */
function textsOf(purpose: ConsentPurpose, { consent, join }: ConsentWords): { notice?: string; statement: string } {
  if (purpose === 'newsletter') return { statement: consent.newsletter }
  if (purpose === 'contact') return { notice: consent.contactNotice, statement: consent.contact }
  if (!join) throw new Error('The consent wording of applications needs the words of their page.')
  return join.consent
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
