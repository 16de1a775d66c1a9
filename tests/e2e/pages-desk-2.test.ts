import { testKindPages } from '#tests/support/kindPages.ts'

// Serbian Cyrillic has the widest letters.
testKindPages({ language: 'sr-Cyrl', width: 1440, theme: 'dark' }, 2)
