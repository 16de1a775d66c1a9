import { languages } from '#shared/i18n/languages.ts'
import { checkPages } from '#tests/support/checkPages.ts'
import { pageOfEachKind, partyPages } from '#tests/support/renderPlan.ts'

/** Checks the party's pages and one page of each other kind; `tests/full/render` checks every page. */
checkPages([...new Set([...partyPages, ...pageOfEachKind])], languages)
