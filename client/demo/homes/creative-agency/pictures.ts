import { withTheme } from '../../../pictures/withTheme.ts'

const face = { kind: 'portrait', duotone: false, backdrop: 'half', ratio: [320, 320] } as const

export default withTheme('magazine', {
  scissors: { kind: 'scene', variant: 'scissors', ratio: [640, 800] },
  letters: { kind: 'scene', variant: 'carriedLetter', ratio: [400, 760] },
  market: { kind: 'scene', variant: 'printedBags', ratio: [760, 380] },
  bus: { kind: 'scene', variant: 'bus', seed: 'm', ratio: [380, 380] },
  alphabet: { kind: 'type', variant: 'grid', seed: 'm', ratio: [380, 380] },
  cloth: { kind: 'abstract', variant: 'squares', seed: 'm', ratio: [760, 380] },
  drawing: { ...face, seed: 'a', hair: 'bob', field: 'second', coat: 'light' },
  writing: { ...face, seed: 'b', hair: 'crop', field: 'accent', coat: 'ink' },
  cutting: { ...face, seed: 'e', hair: 'afro', field: 'third', coat: 'second' },
  counting: { ...face, seed: 'g', hair: 'bald', field: 'second', coat: 'accent' },
})
