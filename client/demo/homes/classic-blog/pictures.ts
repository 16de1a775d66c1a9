import { inTheme } from '../../../pictures/inTheme.ts'

export default inTheme('cafe', {
  keeper: {
    kind: 'portrait',
    hair: 'bun',
    glasses: true,
    duotone: false,
    backdrop: 'half',
    field: 'second',
    coat: 'ink',
    cut: 'turtleneck',
    ratio: '1:1',
  },
})
