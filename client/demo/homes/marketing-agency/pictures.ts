import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('growth', {
  campaigns: {
    kind: 'row',
    ratio: [560, 560],
    cells: [
      { kind: 'scene', variant: 'sixOClock' },
      { kind: 'scene', variant: 'brokenChair' },
      { kind: 'scene', variant: 'firstPage' },
    ],
  },
  loudspeaker: { kind: 'scene', variant: 'loudspeaker', ratio: [600, 600] },
  founder: {
    kind: 'portrait',
    seed: 'counter',
    duotone: false,
    hair: 'curls',
    beard: false,
    glasses: true,
    backdrop: 'half',
    field: 'second',
    coat: 'ink',
    ratio: [720, 660],
  },
})
