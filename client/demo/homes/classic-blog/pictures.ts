import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('cafe', {
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
  courtyard: { kind: 'scene', variant: 'courtyard', ratio: [1440, 290] },
})
