import { testPages } from '#tests/support/pageMatrix.ts'

testPages(5, 8)
