import { inTheme } from '../../../pictures/inTheme.ts'

export default inTheme('growth', {
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
