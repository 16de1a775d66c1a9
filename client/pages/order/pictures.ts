import type { Drawings } from '../../pictures/entry.ts'

/** The picture beside the order number. */
export default {
  flag: { kind: 'product', item: 'flag-small', backdrop: 'dome', ratio: [620, 460] },
} as const satisfies Drawings
