import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('growth', {
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
