import { withTheme } from '../../../pictures/withTheme.ts'

const coach = { kind: 'portrait', duotone: false, backdrop: 'half', cut: 'roundNeck', ratio: '4:5' } as const

export default withTheme('gym', {
  runner: { kind: 'sport', variant: 'runner', ratio: [760, 580] },
  lift: { kind: 'sport', variant: 'barbell', ratio: [480, 560] },
  swing: { kind: 'sport', variant: 'kettlebell', ratio: [480, 560] },
  carry: { kind: 'sport', variant: 'plate', ratio: [480, 560] },
  rack: { kind: 'sport', variant: 'rack', ratio: [800, 360] },
  barbell: { ...coach, seed: 'a', hair: 'bun', glasses: false, field: 'accent', coat: 'ink' },
  stations: { ...coach, seed: 'b', hair: 'crop', beard: true, glasses: false, field: 'second', coat: 'light' },
  stretch: { ...coach, seed: 'c', hair: 'afro', glasses: true, field: 'third', coat: 'ink' },
  tea: { kind: 'scene', variant: 'benchTea', ratio: [960, 540] },
})
