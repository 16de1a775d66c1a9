import type { Weekday } from '#shared/content/organisation.ts'

/** The length of each part of a breath, in seconds and in order. */
export const breath = { in: 4, hold: 7, out: 8 } as const
export type BreathPart = keyof typeof breath

/** The number of breaths after which the guide stops by itself. */
export const breaths = 4

/** The length of each class, in minutes. */
export const classes = { slow: 75, flow: 60, silence: 30, chair: 45 } as const
export type ClassId = keyof typeof classes

/** A sample week: the start of each class, `H:MM`, and the class. */
export const week: Readonly<Record<Weekday, readonly (readonly [time: string, ClassId])[]>> = {
  1: [
    ['7:00', 'silence'],
    ['18:30', 'slow'],
  ],
  2: [
    ['10:00', 'chair'],
    ['19:00', 'flow'],
  ],
  3: [
    ['7:00', 'silence'],
    ['18:30', 'slow'],
  ],
  4: [
    ['10:00', 'chair'],
    ['19:00', 'flow'],
  ],
  5: [
    ['7:00', 'silence'],
    ['17:30', 'slow'],
  ],
  6: [
    ['9:00', 'flow'],
    ['10:30', 'silence'],
  ],
  7: [],
}
