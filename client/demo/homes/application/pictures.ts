import { withTheme } from '../../../pictures/withTheme.ts'

const voice = { kind: 'portrait', duotone: true, glasses: false, ratio: '1:1' } as const

export default withTheme('receipt', {
  baker: { ...voice, seed: 'kettle', hair: 'curls', beard: false, backdrop: 'half', field: 'third', coat: 'ink' },
  electrician: {
    ...voice,
    seed: 'shoebox',
    hair: 'crop',
    beard: true,
    backdrop: 'half',
    field: 'second',
    coat: 'accent',
  },
  night: { kind: 'scene', variant: 'backup', ratio: [960, 540] },
})
