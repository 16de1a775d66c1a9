import { shopColours, type ShopColour, type ShopItemId } from './shopNames.ts'

/** The subject of a product picture: all of it, its logo up close, or three of it. */
export type ProductViewKind = 'whole' | 'close' | 'several'

/** A picture of a product's gallery, drawn by the build (`client/pictures/shared.ts`). */
export interface ProductView {
  kind: ProductViewKind
  /** For products with several colours. */
  colour?: ShopColour
}

const whole: ProductView = { kind: 'whole' }
const close: ProductView = { kind: 'close' }
const several: ProductView = { kind: 'several' }
const four = [whole, close, several, whole]
const inTwoColours = (first: ShopColour, second: ShopColour): readonly ProductView[] => [
  { kind: 'whole', colour: first },
  { kind: 'whole', colour: second },
  { kind: 'close', colour: first },
  { kind: 'several', colour: second },
]

/**
 * The pictures of each product, in the order of its gallery. The first picture of the kind `whole` in a colour
 * represents that colour.
 */
export const productViews: Readonly<Record<ShopItemId, readonly ProductView[]>> = {
  lighter: four,
  usb: four,
  'flag-small': four,
  'flag-large': [whole, close],
  tshirt: shopColours.map((colour) => ({ kind: 'whole', colour })),
  folder: four,
  cap: inTwoColours('red', 'ink'),
  umbrella: four,
  bag: inTwoColours('red', 'paper'),
  card: [whole, close, several],
}

/** The name of a picture: the product and the number in its gallery, from 1. */
export type ProductPictureName = `${ShopItemId}-${number}`

export const pictureNameOf = (item: ShopItemId, index: number): ProductPictureName => `${item}-${index + 1}`
