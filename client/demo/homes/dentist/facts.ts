import type { Weekday } from '#shared/content/organisation.ts'

/* Figures of an invented surgery. The note of the page says so. */

/** The groups of treatments, in the order of the page. */
export const treatmentGroups = ['clean', 'repair', 'replace', 'remove'] as const
export type TreatmentGroup = (typeof treatmentGroups)[number]

/** The levels of discomfort, from none to a pain that lasts. */
export const feelings = ['nothing', 'scrape', 'needle', 'after'] as const
export type Feeling = (typeof feelings)[number]

interface Treatment {
  group: TreatmentGroup
  /** In whole dinars. */
  price: number
  minutes: number
  feeling: Feeling
}

export const treatments = {
  checkup: { group: 'clean', price: 1800, minutes: 20, feeling: 'nothing' },
  xray: { group: 'clean', price: 900, minutes: 5, feeling: 'nothing' },
  scaling: { group: 'clean', price: 3500, minutes: 30, feeling: 'scrape' },
  small: { group: 'repair', price: 4200, minutes: 40, feeling: 'needle' },
  large: { group: 'repair', price: 5600, minutes: 60, feeling: 'needle' },
  root: { group: 'repair', price: 9800, minutes: 90, feeling: 'after' },
  crown: { group: 'replace', price: 22000, minutes: 75, feeling: 'needle' },
  bridge: { group: 'replace', price: 54000, minutes: 120, feeling: 'needle' },
  removal: { group: 'remove', price: 4000, minutes: 30, feeling: 'after' },
  wisdom: { group: 'remove', price: 9000, minutes: 60, feeling: 'after' },
} as const satisfies Record<string, Treatment>
export type TreatmentId = keyof typeof treatments

/** Opening and closing hour of each day (24-hour clock); undefined when closed. */
export const surgeryHours = {
  1: [8, 20],
  2: [8, 16],
  3: [8, 20],
  4: [8, 16],
  5: [8, 14],
  6: [9, 12],
  7: undefined,
} as const satisfies Record<Weekday, readonly [opens: number, closes: number] | undefined>

/** The first and last hour of the drawn scale. */
export const surgeryDay = [8, 20] as const
