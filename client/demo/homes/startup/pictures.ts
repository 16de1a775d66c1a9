import { withTheme } from '../../../pictures/withTheme.ts'

export default withTheme('startup', {
  product: { kind: 'device', variant: 'dashboard', seed: 'startup-hero', ratio: [760, 800] },
  founder: {
    kind: 'portrait',
    hair: 'curls',
    glasses: true,
    duotone: false,
    backdrop: 'half',
    field: 'third',
    coat: 'ink',
    ratio: '1:1',
  },
  counts: {
    kind: 'row',
    ratio: [480, 240],
    cells: [
      { kind: 'scene', variant: 'allOffices' },
      { kind: 'scene', variant: 'twentyRings' },
      { kind: 'scene', variant: 'allPeople' },
    ],
  },
  ways: {
    kind: 'row',
    ratio: [400, 320],
    cells: [
      { kind: 'scene', variant: 'growing' },
      { kind: 'scene', variant: 'onlyPear' },
      { kind: 'scene', variant: 'everyScreen' },
      { kind: 'scene', variant: 'pearInBrackets' },
    ],
  },
  things: { kind: 'scene', variant: 'sixThings', ratio: [440, 620] },
})
