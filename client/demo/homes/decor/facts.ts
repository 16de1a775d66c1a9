/** What an invented house could sell: breadth, depth and height in centimetres, price in whole dinars; samples, shown as such. */
export const decorPieces = {
  armchair: { size: [74, 82, 96], price: 48900 },
  sofa: { size: [212, 90, 78], price: 112000 },
  table: { size: [90, 90, 74], price: 36500 },
} as const

/** What could have come in lately, in whole dinars; samples. */
export const decorLatest = {
  lamp: 12400,
  vase: 4200,
  rug: 27800,
  shelf: 15900,
  blanket: 8600,
  hook: 950,
} as const

/** What the pieces are made of, in the unit that each material is measured in; samples. */
export const decorMaterials = {
  oak: { amount: 42, unit: 'mm' },
  wool: { amount: 480, unit: 'g/m²' },
  clay: { amount: 1180, unit: '°C' },
  linen: { amount: 24, unit: 'cm' },
} as const

/** With what the room can be painted; the first is what it has. Colours stand in `colours.css`. */
export const roomPaints = ['moss', 'clay', 'ochre', 'dusk'] as const
export type RoomPaint = (typeof roomPaints)[number]
