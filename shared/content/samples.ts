/** Figures that show how a figure looks; each stands beside its label „sample figure”. */
export const sampleFigures = {
  volunteers: 1240,
  meetings: 86,
  questions: 3512,
  trained: 648,
} as const

/** How far work could have come; beside its label „sample figure”. */
export const sampleWork = { done: 5, all: 7 } as const

/** What a menu could cost, in whole dinars; each stands beside its label „sample prices”. */
export const sampleMenu = {
  breakfast: { eggs: 320, pie: 280, porridge: 260 },
  lunch: { soup: 240, beans: 390, peppers: 420 },
  drinks: { coffee: 140, tea: 130, juice: 220 },
} as const

/** When things could happen at a meeting of three days, `H:MM`. */
export const sampleProgramme = {
  friday: { welcome: '17:00', opening: '18:00', walk: '20:00' },
  saturday: { rights: '10:00', contracts: '12:00', workshop: '15:30' },
  sunday: { drafts: '9:30', vote: '11:00', farewell: '13:00' },
} as const

/** Shares of a hundred that show how a share looks; each stands beside its label „sample figure”. */
export const sampleShares = { offices: 64, controllers: 86, letters: 41 } as const

/** What one person could have done in a year; stands beside its label „sample figure”. */
export const sampleDesk = { contracts: 214, visits: 58, letters: 391 } as const

/** How one person's hundred minutes could be spent; stands beside its label „sample figure”. */
export const sampleWeek = { listening: 37, road: 32, reading: 31 } as const

/** For how many years an organisation could have been at work; stands beside its label „sample figure”. */
export const sampleYears = 25
