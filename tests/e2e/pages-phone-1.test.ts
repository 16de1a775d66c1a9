import { testKindPages } from '#tests/support/kindPages.ts'

// Dutch has the longest words.
testKindPages({ language: 'nl', width: 390, theme: 'light' }, 1)
