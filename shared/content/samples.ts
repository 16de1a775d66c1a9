/** Sample figures; each is labelled "sample figure" on its page. */
export const sampleFigures = {
  volunteers: 1240,
  meetings: 86,
  questions: 3512,
  trained: 648,
} as const

/** A sample of progress, labelled "sample figure". */
export const sampleWork = { done: 5, all: 7 } as const

/** Sample prices of a menu, in whole dinars, labelled "sample prices". */
export const sampleMenu = {
  breakfast: { eggs: 320, pie: 280, porridge: 260 },
  lunch: { soup: 240, beans: 390, peppers: 420 },
  drinks: { coffee: 140, tea: 130, juice: 220 },
} as const

/** Sample times of a meeting of three days, `H:MM`. */
export const sampleProgramme = {
  friday: { welcome: '17:00', opening: '18:00', walk: '20:00' },
  saturday: { rights: '10:00', contracts: '12:00', workshop: '15:30' },
  sunday: { drafts: '9:30', vote: '11:00', farewell: '13:00' },
} as const

/** Sample percentages, labelled "sample figure". That of the offices is the site's share of offices among its municipalities. */
export const sampleShares = { offices: 13, controllers: 86, letters: 41 } as const

/** Sample figures of one person's year, labelled "sample figure". */
export const sampleDesk = { contracts: 214, visits: 58, letters: 391 } as const

/** A sample of how one person spends 100 minutes, labelled "sample figure". */
export const sampleWeek = { listening: 37, road: 32, reading: 31 } as const

/** A sample of an organisation's age in years, labelled "sample figure". */
export const sampleYears = 25
