import { withTheme } from '../../../pictures/withTheme.ts'

const portrait = { kind: 'portrait', duotone: false, ratio: '4:5' } as const

export default withTheme('dentist', {
  clean: { kind: 'dental', variant: 'brush', seed: 'a', ratio: [400, 320] },
  repair: { kind: 'dental', variant: 'tooth', seed: 'd', ratio: [400, 320] },
  replace: { kind: 'dental', variant: 'smile', seed: 'b', ratio: [400, 320] },
  remove: { kind: 'dental', variant: 'taken', ratio: [400, 320] },
  dentist: { ...portrait, seed: 'p0', hair: 'bob', backdrop: 'half', field: 'second', coat: 'light', cut: 'collar' },
  surgeon: { ...portrait, seed: 'p1', hair: 'crop', backdrop: 'half', field: 'third', coat: 'light', cut: 'collar' },
  nurse: { ...portrait, seed: 'p4', hair: 'long', backdrop: 'half', field: 'accent', coat: 'second', cut: 'roundNeck' },
})
