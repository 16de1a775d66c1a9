/* Figures of an invented firm. The note of the page says so. */

/** The age of the firm, in years. */
export const firmAge = 27

/** The number of floors, and the floor up to which the tower is lit at first. */
export const towerFloors = 18
export const initialLitFloor = 7

/** The zones of the tower, from the bottom to the top. */
export const towerZones = ['entrance', 'offices', 'roof'] as const
export type TowerZone = (typeof towerZones)[number]

/**
 * Returns the zone of a floor.
 * @param floor counted from 1
 */
export const zoneOf = (floor: number): TowerZone => (floor <= 2 ? 'entrance' : floor < towerFloors ? 'offices' : 'roof')

/** Percentages. */
export const firmShares = { sameDay: 88, planned: 76, own: 94 } as const
