import { testPages } from '#tests/support/pageMatrix.ts'

testPages(8, 8)
