/** How everybody is drawn whom nobody knows. */
export const samplePerson = { kind: 'portrait', duotone: false, ratio: '4:5' } as const

/**
 * The kit's sample people: four of a team, three who tell something, one more face. Their seeds are named, so that a home draws
 * the same people in the colours of its own world.
 */
export const samplePeople = {
  coordination: {
    ...samplePerson,
    seed: 'people-coordination',
    hair: 'bun',
    backdrop: 'dome',
    field: 'accent',
    coat: 'ink',
  },
  legal: {
    ...samplePerson,
    seed: 'people-legal',
    hair: 'cap',
    beard: false,
    backdrop: 'half',
    field: 'second',
    coat: 'light',
  },
  youth: { ...samplePerson, seed: 'people-youth', hair: 'afro', backdrop: 'rings', field: 'third', coat: 'second' },
  control: {
    ...samplePerson,
    seed: 'people-control',
    hair: 'curls',
    beard: true,
    backdrop: 'halftone',
    field: 'muted',
    coat: 'accent',
  },
  seamstress: {
    ...samplePerson,
    seed: 'people-seamstress',
    hair: 'bob',
    glasses: true,
    backdrop: 'half',
    field: 'third',
    coat: 'ink',
  },
  driver: {
    ...samplePerson,
    seed: 'people-driver',
    hair: 'bald',
    beard: true,
    backdrop: 'mark',
    field: 'second',
    coat: 'light',
  },
  seller: { ...samplePerson, seed: 'people-seller', hair: 'long', backdrop: 'dome', field: 'muted', coat: 'second' },
  trainer: {
    ...samplePerson,
    seed: 'people-trainer',
    hair: 'quiff',
    beard: false,
    backdrop: 'mark',
    field: 'accent',
    coat: 'ink',
  },
} as const
