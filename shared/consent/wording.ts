import type { ConsentPurpose } from './versions.ts'

/** The texts of a consent wording in one language. */
export interface ConsentWords {
  consent: Readonly<Record<ConsentPurpose | 'contactNotice' | 'joinNotice', string>>
  organisation: { readonly nameInSentence: string }
}

/**
 * Returns the paragraphs of a consent wording with the party's name: the statement and, if the purpose has one, the
 * notice before it.
 * Forms, pages, mails and the consent log all take the text from here.
 */
export function consentText(
  purpose: ConsentPurpose,
  { consent, organisation }: ConsentWords,
): { notice: string | undefined; statement: string } {
  const filled = (text: string) => text.replaceAll('{{partyName}}', organisation.nameInSentence)
  return {
    notice: purpose === 'newsletter' ? undefined : filled(consent[`${purpose}Notice`]),
    statement: filled(consent[purpose]),
  }
}
