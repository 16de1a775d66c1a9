import { testPages } from '#tests/support/pageMatrix.ts'

testPages(7, 8)
