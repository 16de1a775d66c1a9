/* Figures of an invented architecture studio. The note of the page says so. */

/** The age of the office, in years. */
export const studioAge = 22

export const studioCounts = { buildings: 61, repaired: 24, people: 27 } as const

/** The heights of the buildings on the first screen, in metres. */
export const buildingHeights = { tower: 92, stairs: 14, bridge: 9 } as const

/** The storeys and floor area (m²) of each project, in the order of the page. */
export const studioWorks = {
  hill: { floors: 4, area: 7_900 },
  school: { floors: 3, area: 4_250 },
  quarter: { floors: 6, area: 23_800 },
  block: { floors: 8, area: 11_400 },
} as const
export type StudioWork = keyof typeof studioWorks

/** The hours on the scale of the sun wall, in local time. */
export const sunWallHours = ['8:00', '10:00', '12:00', '14:00', '16:00'] as const

/** The opening hours from Monday to Friday, in local time. */
export const studioRooms = {
  drawing: { opens: '9:00', closes: '17:00' },
  model: { opens: '8:00', closes: '16:00' },
  site: { opens: '7:00', closes: '15:00' },
} as const
export type StudioRoom = keyof typeof studioRooms
