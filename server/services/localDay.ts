import { dayOf } from '#shared/localDay.ts'
import type { Milliseconds } from '#db/store.ts'

export { dayOf }
export const dayOrNull = (at: Milliseconds | null): string | null => (at === null ? null : dayOf(at))
