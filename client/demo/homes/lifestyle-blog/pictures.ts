import { fronts } from '#shared/content/homes/fronts.ts'
import { withTheme } from '../../../pictures/withTheme.ts'

const tiles = {
  lifestyle: { kind: 'botanic', variant: 'sprig' },
  travel: { kind: 'place', variant: 'bridge', sky: 'target' },
  culture: { kind: 'type', variant: 'poster' },
  fashion: { kind: 'fashion', variant: 'dress' },
} as const

export default withTheme('hotel', {
  kitchen: { kind: 'interior', variant: 'window', furniture: 'table', seed: 'f', ratio: [1000, 960] },
  categories: {
    kind: 'row',
    ratio: [480, 420],
    cells: fronts['lifestyle-blog'].categories.map((id) => ({ seed: `home-lifestyle-blog-${id}`, ...tiles[id] })),
  },
  nurse: {
    kind: 'portrait',
    hair: 'bun',
    glasses: false,
    duotone: false,
    backdrop: 'rings',
    field: 'second',
    coat: 'light',
    cut: 'roundNeck',
    ratio: [640, 720],
  },
  proja: { kind: 'scene', variant: 'cornbread', ratio: [720, 560] },
  letter: { kind: 'scene', variant: 'post', ratio: [1320, 600] },
})
