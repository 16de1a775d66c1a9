import type { Drawings } from '../../pictures/entry.ts'

/** The picture of each state of a subscription or a data request, and the one in the sample issue. */
export default {
  letter: { kind: 'emblem', variant: 'letter', ratio: '1:1' },
  posted: { kind: 'emblem', variant: 'posted', ratio: '1:1' },
  ticked: { kind: 'emblem', variant: 'ticked', ratio: '1:1' },
  torn: { kind: 'emblem', variant: 'torn', ratio: '1:1' },
  clock: { kind: 'emblem', variant: 'clock', ratio: '1:1' },
  file: { kind: 'emblem', variant: 'file', ratio: '1:1' },
  letterBox: { kind: 'emblem', variant: 'letterBox', ratio: '1:1' },
  issue: { kind: 'hero', variant: 'steps', seed: 'b', ratio: [960, 400] },
} as const satisfies Drawings
