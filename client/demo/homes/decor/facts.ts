/** Pieces of an invented shop, shown as samples: breadth, depth and height in centimetres, price in whole dinars. */
export const decorPieces = {
  armchair: { size: [74, 82, 96], price: 48900 },
  sofa: { size: [212, 90, 78], price: 112000 },
  table: { size: [90, 90, 74], price: 36500 },
} as const

/** Prices of new arrivals in whole dinars, shown as samples. */
export const decorNewArrivals = {
  lamp: 12400,
  vase: 4200,
  rug: 27800,
  shelf: 15900,
  blanket: 8600,
  hook: 950,
} as const

/** A measure of each material with its unit, shown as samples. */
export const decorMaterials = {
  oak: { amount: 42, unit: 'mm' },
  wool: { amount: 480, unit: 'g/m²' },
  clay: { amount: 1180, unit: '°C' },
  linen: { amount: 24, unit: 'cm' },
} as const

/** The paints of the room; the first one is the default. `colours.css` has their colours. */
export const roomPaints = ['moss', 'clay', 'ochre', 'dusk'] as const
export type RoomPaint = (typeof roomPaints)[number]
