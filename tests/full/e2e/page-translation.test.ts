import { otherPages, testTranslatedPages } from '#tests/support/pageTranslation.ts'

testTranslatedPages(otherPages)
