import type { Drawings } from '../../../pictures/entry.ts'

export default {
  me: {
    kind: 'portrait',
    seed: 'about-me-me',
    hair: 'layers',
    glasses: false,
    duotone: false,
    backdrop: 'half',
    field: 'third',
    coat: 'second',
    cut: 'collar',
    ratio: [720, 640],
  },
  contract: { kind: 'emblem', seed: 'about-me-contract', variant: 'contract', ratio: [480, 560] },
  shifts: { kind: 'abstract', variant: 'weave', seed: 'shifts', ratio: [480, 560] },
  payslip: { kind: 'chart', seed: 'about-me-payslip', variant: 'columns', ratio: [480, 560] },
} as const satisfies Drawings
