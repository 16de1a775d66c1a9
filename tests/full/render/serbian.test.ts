import { checkPages } from '#tests/support/checkPages.ts'
import { pages } from '#tests/support/renderPlan.ts'

checkPages(pages, ['sr', 'sr-Cyrl'])
