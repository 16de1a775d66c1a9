import type { Language } from '../i18n/languages.ts'

export const consentPurposes = ['newsletter', 'contact', 'join', 'attend'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

interface WordingVersion {
  version: number
  /** ISO 8601 date from which this wording is shown. */
  date: string
}

/**
 * The consent wordings and their versions. A change of one character, in any script, needs a new version: a test
 * compares the hashes.
 */
export const wordingVersions: Readonly<Record<ConsentPurpose, WordingVersion>> = {
  newsletter: { version: 1, date: '2026-11-20' },
  contact: { version: 1, date: '2026-11-20' },
  join: { version: 3, date: '2026-11-30' },
  attend: { version: 1, date: '2026-11-28' },
}

/** SHA-256 (hex) of the shown text, including the party's name. */
export const wordingHashes: Readonly<Record<ConsentPurpose, Readonly<Record<Language, string>>>> = {
  newsletter: {
    sr: '0d1bb892d2db090ff7a278706dc03dfe1ba52287606b76a7df51bbf696201db7',
    'sr-Cyrl': '8d8355fc04661691727941065b1f2f3aa685731a523136e5edf9bd3252ef45a2',
    en: 'eabc31e5a10cebc24375d5e8270156aa34adaa12c68021845ab9d4fbe3f0033c',
    fr: 'bcf7ad94a67810dc031fd243a1d82d482180b2cd9304e69b439ca0d98f0e5289',
    nl: '228f8805d8917d5e3239f31ec0f7fe3b137da52669cfaaf3b75d30de9ae93dd0',
  },
  contact: {
    sr: '5b6e7b6b72d0dd9d62f570f36e00304d1496c7b790ef38637c509413ca4cdd35',
    'sr-Cyrl': 'f76bbb1ac88d721b00d006c4a8d9e8d241072de907d1945129a657101cbc54f2',
    en: '0717f3ccd918abc94d6f1f5f99c39ea964f14ca7887e98cc2693e49873e72083',
    fr: '01dd63008c24a46ecaf371395457223312520bedccef3eecd87e53ea2c8ea35b',
    nl: 'f25de50ac93855a271cdb30de65cc1befc2c7f891ed2e669bf944b6c92a8e3c6',
  },
  join: {
    sr: '23d4c049794621f2114579771402e63b18f6ddb5f09b1247f13e509322492ebc',
    'sr-Cyrl': '2f678ac03962ab652383ceed1ff9d849123b7b63539188851488d769f7d023ec',
    en: '6ef2a621bddfcee6661c9dc8266370cd5efae6b43b38371addeb1ba3f6790bd3',
    fr: '442cc90b4bc458afbf4e1c261cbe496d46392ad3053027f2505a1be7679444b1',
    nl: '66d43b989c116c7eaddcc7b1296801053e384e4b47e06fa32d1973d6bf395e82',
  },
  attend: {
    sr: '9bcd6fe7d85b589f0a45065ed91fb849cffc3c4759576c764ea51f5c6d6d5b13',
    'sr-Cyrl': '76a60e99694e5e72c18c0aa2c918d6c60fcbc7ea97e5e6b60e1fedf648bdcf2e',
    en: 'd7d86960e30278350becd29b5ae5ca2a4c744daea2f9033d4ed89cd05c31dafb',
    fr: 'd07e8dc9e16b40bc568e895aca021871b7e8c1444fc7209d9dd8421833fffd89',
    nl: 'c366a4cd999ae523376611e212ac977cb0afbf99c6e591b39d03b01c816ce9da',
  },
}
