import { testPages } from '#tests/support/pageMatrix.ts'

testPages(3, 8)
