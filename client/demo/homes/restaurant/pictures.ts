import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('restaurant', {
  plate: { kind: 'food', variant: 'fish', seed: 'plate-1', ratio: [920, 820] },
  wine: { kind: 'food', variant: 'wine', seed: 'a', ratio: '4:5' },
  garden: { kind: 'food', variant: 'garden', seed: 'b', ratio: '1:1' },
  soup: { kind: 'scene', variant: 'soup', ratio: [480, 320] },
  carp: { kind: 'food', variant: 'embers', seed: 'c', ratio: [480, 320] },
  pot: { kind: 'scene', variant: 'stew', ratio: [480, 320] },
  chef: {
    kind: 'portrait',
    seed: 'chef-3',
    hair: 'bun',
    glasses: false,
    duotone: false,
    backdrop: 'half',
    field: 'third',
    coat: 'light',
    cut: 'collar',
    ratio: '4:5',
  },
  table: { kind: 'scene', variant: 'reserved', ratio: [720, 1160] },
})
