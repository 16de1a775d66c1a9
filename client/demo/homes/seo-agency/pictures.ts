import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('growth', {
  reading: { kind: 'scene', variant: 'reading', ratio: [640, 640] },
  voice: {
    kind: 'portrait',
    seed: 'a',
    hair: 'afro',
    duotone: false,
    backdrop: 'half',
    field: 'second',
    coat: 'light',
    ratio: [860, 520],
  },
})
