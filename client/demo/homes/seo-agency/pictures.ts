import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('growth', {
  crafts: {
    kind: 'row',
    ratio: [360, 240],
    cells: [
      { kind: 'scene', variant: 'shortWord' },
      { kind: 'scene', variant: 'oneAnswer' },
      { kind: 'scene', variant: 'lightPage' },
      { kind: 'scene', variant: 'shopDoor' },
      { kind: 'scene', variant: 'brokenLink' },
      { kind: 'scene', variant: 'fiveFigures' },
    ],
  },
  reading: { kind: 'scene', variant: 'reading', ratio: [640, 640] },
  voice: {
    kind: 'portrait',
    seed: 'a',
    hair: 'bun',
    glasses: true,
    duotone: false,
    backdrop: 'half',
    field: 'second',
    coat: 'light',
    ratio: [860, 520],
  },
})
