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
  join: { version: 2, date: '2026-11-30' },
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
    sr: '35cab1b33aad805f9bb50ebbd3b9443663720d0d46580ea61c0511d20560be1a',
    'sr-Cyrl': '9be6409067e9a258f7fd2480cfa22de3cd4701e2ca0477ffa9114731491cf0e2',
    en: '4fd1a42c13f12b7b981cbae306888baba25d337fa12738028912d70614ff3ee2',
    fr: 'e12efccedd76b9d7bc98cbbe840c7378e501dc7867d1d0b5f63a162910cca952',
    nl: '08fc8265cce5a4a48a091267eaaac2c16c3720a37100872c02480221c37afc4c',
  },
  attend: {
    sr: '9bcd6fe7d85b589f0a45065ed91fb849cffc3c4759576c764ea51f5c6d6d5b13',
    'sr-Cyrl': '76a60e99694e5e72c18c0aa2c918d6c60fcbc7ea97e5e6b60e1fedf648bdcf2e',
    en: 'd7d86960e30278350becd29b5ae5ca2a4c744daea2f9033d4ed89cd05c31dafb',
    fr: 'd07e8dc9e16b40bc568e895aca021871b7e8c1444fc7209d9dd8421833fffd89',
    nl: 'c366a4cd999ae523376611e212ac977cb0afbf99c6e591b39d03b01c816ce9da',
  },
}
