import { testTranslatedPages } from '#tests/support/pageTranslation.ts'
import { pageOfEachRow, partyPages } from '#tests/support/renderPlan.ts'

testTranslatedPages(pageOfEachRow.filter((page) => !partyPages.includes(page)))
