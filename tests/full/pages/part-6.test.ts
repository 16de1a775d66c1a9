import { testPages } from '#tests/support/pageMatrix.ts'

testPages(6, 8)
