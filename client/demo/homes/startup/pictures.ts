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
  flexible: { kind: 'orbit', ratio: [400, 320] },
  unique: { kind: 'type', variant: 'letter', seed: 'unique', ratio: [400, 320] },
  responsive: { kind: 'device', variant: 'page', ratio: [400, 320] },
  modern: { kind: 'abstract', variant: 'orbit', ratio: [400, 320] },
})
