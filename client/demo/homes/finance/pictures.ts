import { withTheme } from '../../../pictures/withTheme.ts'

const face = { kind: 'portrait', duotone: false, ratio: '4:5' } as const

export default withTheme('finance', {
  books: {
    ...face,
    seed: 'p2',
    hair: 'bun',
    glasses: true,
    backdrop: 'half',
    field: 'accent',
    coat: 'light',
    cut: 'collar',
  },
  wages: {
    ...face,
    seed: 'p5',
    hair: 'quiff',
    beard: true,
    backdrop: 'halftone',
    field: 'second',
    coat: 'ink',
    cut: 'turtleneck',
  },
  dates: { ...face, seed: 'p9', hair: 'layers', backdrop: 'rings', field: 'third', coat: 'accent', cut: 'roundNeck' },
  night: { kind: 'scene', variant: 'windows', seed: 'x', ratio: [960, 540] },
})
