import type { Drawings } from '../../pictures/entry.ts'

/** Beside the number of an order. */
export default {
  flag: { kind: 'product', item: 'flag-small', backdrop: 'dome', ratio: [620, 460] },
} as const satisfies Drawings
