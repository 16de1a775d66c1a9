import { testPages } from '#tests/support/pageMatrix.ts'

testPages(4, 8)
