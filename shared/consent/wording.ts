import type { ConsentPurpose } from './versions.ts'

/** The words that a consent wording is made of, in one language. */
export interface ConsentWords {
  consent: Readonly<Record<'newsletter' | 'contact' | 'contactNotice', string>>
  organisation: { readonly nameInSentence: string }
}

/**
 * Returns the paragraphs of a consent wording, the party's name filled in: the statement that is agreed to and, before it,
 * a notice where the purpose has one. Forms, pages, mails and the consent log all take the text from here.
 */
export function consentText(
  purpose: ConsentPurpose,
  { consent, organisation }: ConsentWords,
): { notice: string | undefined; statement: string } {
  const filled = (text: string) => text.replaceAll('{{partyName}}', organisation.nameInSentence)
  return {
    notice: purpose === 'contact' ? filled(consent.contactNotice) : undefined,
    statement: filled(consent[purpose]),
  }
}
