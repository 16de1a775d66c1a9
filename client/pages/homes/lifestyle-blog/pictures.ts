import { inTheme } from '../../../art/inTheme.ts'

const tile = [480, 420] as const

export default inTheme('hotel', {
  kitchen: { kind: 'interior', variant: 'window', furniture: 'table', seed: 'f', ratio: [1600, 820] },
  lifestyle: { kind: 'food', variant: 'coffee', ratio: tile },
  travel: { kind: 'landscape', variant: 'hills', sky: 'target', ratio: tile },
  culture: { kind: 'type', variant: 'poster', ratio: tile },
  fashion: { kind: 'fashion', variant: 'hat', ratio: tile },
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
  bowl: { kind: 'food', variant: 'table', seed: 'proja', ratio: [720, 560] },
  letter: { kind: 'landscape', variant: 'sea', seed: 'd', ratio: [1320, 600] },
})
