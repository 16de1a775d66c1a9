import { testPages } from '#tests/support/pageMatrix.ts'

testPages(1, 8)
