import { languages } from '#shared/i18n/languages.ts'
import { checkPages } from '#tests/support/checkPages.ts'
import { pageOfEachKind, partyPages } from '#tests/support/renderPlan.ts'

/** The party's pages, and one page of each other kind; every page is in `tests/full/render`. */
checkPages([...new Set([...partyPages, ...pageOfEachKind])], languages)
