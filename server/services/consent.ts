import type { ConsentEntry } from '#db/store.ts'
import { consentWording } from '#locales/consentWording.ts'
import { wordingVersions, type ConsentPurpose } from '#shared/consent/versions.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { sha256, type KeyedHash } from './secrets.ts'

export interface ConsentContext {
  act: ConsentEntry['act']
  purpose: ConsentPurpose
  language: Language
  form: string
  /** A route id; empty for a call without a page. */
  page: string
  /** Normalised (`normaliseEmail`). */
  email: string
  ip: string
}

/** Returns an entry for the consent log. Keyed hashes stand for the email address and the IP address. */
export function consentEntry(hash: KeyedHash, requestContext: ConsentContext): ConsentEntry {
  const { act, purpose, language, form, page, email, ip } = requestContext
  return {
    act,
    purpose,
    language,
    form,
    page,
    wordingVersion: wordingVersions[purpose].version,
    wordingHash: sha256(consentWording(purpose, language)),
    subjectHash: hash('subject', email),
    ipHash: hash('ip', ip),
  }
}
