import type { Drawings } from '../../../pictures/entry.ts'

export default {
  reply: {
    kind: 'portrait',
    seed: 'faq-s-reply',
    hair: 'bob',
    duotone: false,
    backdrop: 'half',
    field: 'second',
    coat: 'ink',
    ratio: [720, 400],
  },
} as const satisfies Drawings
