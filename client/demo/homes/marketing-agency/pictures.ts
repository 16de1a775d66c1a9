import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('growth', {
  bread: { kind: 'scene', variant: 'sixOClock', ratio: [560, 560] },
  chair: { kind: 'scene', variant: 'brokenChair', ratio: [560, 560] },
  book: { kind: 'scene', variant: 'firstPage', ratio: [560, 560] },
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
