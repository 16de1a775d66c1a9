/* A firm that nobody has founded: each group of its figures stands beside its label. */

/** How long it has been at work, in years. */
export const firmAge = 27

/** Floors of the tower that the first screen shows, and up to which it is lit at first. */
export const towerFloors = 18
export const litAtFirst = 7

/** What one meets on the way up. */
export const towerZones = ['entrance', 'offices', 'roof'] as const
export type TowerZone = (typeof towerZones)[number]

/** @param floor counted from 1 */
export const zoneOf = (floor: number): TowerZone => (floor <= 2 ? 'entrance' : floor < towerFloors ? 'offices' : 'roof')

/** Shares of a hundred. */
export const firmShares = { sameDay: 88, planned: 76, own: 94 } as const
