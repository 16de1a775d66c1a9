/** The options that all portraits of sample people share. */
export const samplePerson = { kind: 'portrait', duotone: false, ratio: '4:5' } as const

/**
 * The kit's sample people: four of a team, three with testimonials, and a trainer. Fixed seeds let a home page draw the
 * same people in its own colours.
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
