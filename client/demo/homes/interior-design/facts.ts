/* Sample figures of an invented interior designer. */

/** Recommended measures of a room, in centimetres. */
export const roomMeasures = { table: 74, lamp: 60, passage: 90 } as const

/** Sample prices of the steps of a commission, in whole dinars, in the order of the page. */
export const roomPrices = { look: 6_000, room: 54_000, kitchen: 78_000, flat: 162_000, shop: 128_000 } as const

export const roomCounts = { rooms: 148, chairs: 312, kept: 205, swatches: 64 } as const

/** The rooms of the first screen and the spots in each. */
export const roomSpots = {
  window: ['sofa', 'window', 'plant'],
  archway: ['chair', 'lamp', 'arch'],
  gallery: ['frames', 'table', 'chair'],
} as const
export type RoomId = keyof typeof roomSpots
