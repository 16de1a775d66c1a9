import type { Drawings } from '../../../pictures/entry.ts'

export default {
  room: {
    kind: 'interior',
    variant: 'window',
    furniture: 'table',
    isRightOnly: true,
    seed: 'services-a',
    ratio: [1440, 640],
  },
} as const satisfies Drawings
