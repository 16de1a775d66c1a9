import { testPages } from '#tests/support/pageMatrix.ts'

testPages(2, 8)
