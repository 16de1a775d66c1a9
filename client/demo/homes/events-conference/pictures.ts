import { withTheme } from '../../../pictures/withTheme.ts'

const speaker = { kind: 'portrait', duotone: false, ratio: '3:4' } as const

export default withTheme('events', {
  stage: { kind: 'stage', seed: 'public-room', ratio: [860, 900] },
  economist: {
    ...speaker,
    seed: 'economist',
    hair: 'long',
    backdrop: 'half',
    field: 'second',
    glasses: false,
    coat: 'ink',
  },
  driver: { ...speaker, seed: 'driver', hair: 'crop', backdrop: 'dome', field: 'accent', glasses: false, beard: false },
  gardener: {
    ...speaker,
    seed: 'gardener',
    hair: 'afro',
    backdrop: 'mark',
    field: 'third',
    glasses: true,
    coat: 'light',
  },
  architect: {
    ...speaker,
    seed: 'architect',
    hair: 'bald',
    backdrop: 'half',
    field: 'muted',
    beard: true,
    glasses: true,
  },
  sweeper: { ...speaker, seed: 'sweeper', hair: 'bun', backdrop: 'halftone', field: 'second', glasses: false },
  reporter: {
    ...speaker,
    seed: 'reporter',
    hair: 'curls',
    backdrop: 'dome',
    field: 'third',
    beard: false,
    coat: 'second',
  },
  map: { kind: 'scene', variant: 'hallPlan', ratio: [960, 640] },
})
