/** The categories of the catalogue. */
export const pieceCategories = ['seats', 'tables', 'storage', 'light'] as const
export type PieceCategory = (typeof pieceCategories)[number]

/** A piece of an invented shop. */
export interface Piece {
  category: PieceCategory
  /** Breadth, depth and height, in centimetres. */
  size: readonly [number, number, number]
  /** In whole dinars. */
  price: number
  /** The price before the reduction, in whole dinars. */
  oldPrice?: number
  badge?: PieceBadge
}

/** A label on the picture: new, or only a few left. */
export type PieceBadge = 'fresh' | 'few'

export const pieceIds = ['chair', 'round', 'sofa', 'trestle', 'shelf', 'armchair', 'lamp', 'cabinet'] as const
export type PieceId = (typeof pieceIds)[number]

export const pieces: Readonly<Record<PieceId, Piece>> = {
  chair: { category: 'seats', size: [48, 52, 84], price: 18_900, badge: 'fresh' },
  round: { category: 'tables', size: [90, 90, 74], price: 31_500 },
  shelf: { category: 'storage', size: [88, 32, 178], price: 27_400, oldPrice: 32_900 },
  sofa: { category: 'seats', size: [196, 88, 78], price: 98_000 },
  lamp: { category: 'light', size: [46, 46, 138], price: 14_200, badge: 'fresh' },
  armchair: { category: 'seats', size: [76, 80, 88], price: 52_600, badge: 'few' },
  cabinet: { category: 'storage', size: [160, 44, 82], price: 74_900 },
  trestle: { category: 'tables', size: [180, 80, 75], price: 39_800, oldPrice: 46_500 },
}

/** Returns the number of pieces of a category. */
export const pieceCountOf = (category: PieceCategory): number =>
  pieceIds.filter((id) => pieces[id].category === category).length

/** The cloths of the chair; the first one is the default. `colours.css` has their colours. */
export const chairCloths = ['forest', 'rust', 'straw', 'night'] as const
export type ChairCloth = (typeof chairCloths)[number]
