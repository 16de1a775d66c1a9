import { shopItemIds, type ShopColour, type ShopItemId } from './shopNames.ts'

/** The subject of a product picture: all of it, its logo up close, or three of it. */
export type ProductViewKind = 'whole' | 'close' | 'several'

/** A picture of a product's gallery, drawn by the build (`client/pictures/shared.ts`). */
export interface ProductView {
  kind: ProductViewKind
  /** For products with several colours. */
  colour?: ShopColour
  /** The background of the drawing. */
  backdrop: 'disc' | 'dome' | 'halftone' | 'floor' | 'half'
}

/**
 * The pictures of each product, in the order of its gallery. The first picture of the kind `whole` in a colour
 * represents that colour.
 */
export const productViews: Readonly<Record<ShopItemId, readonly ProductView[]>> = {
  lighter: [
    { kind: 'whole', backdrop: 'floor' },
    { kind: 'close', backdrop: 'disc' },
    { kind: 'several', backdrop: 'dome' },
    { kind: 'whole', backdrop: 'half' },
  ],
  usb: [
    { kind: 'whole', backdrop: 'disc' },
    { kind: 'close', backdrop: 'floor' },
    { kind: 'several', backdrop: 'dome' },
    { kind: 'whole', backdrop: 'halftone' },
  ],
  'flag-small': [
    { kind: 'whole', backdrop: 'dome' },
    { kind: 'close', backdrop: 'half' },
    { kind: 'several', backdrop: 'floor' },
    { kind: 'whole', backdrop: 'disc' },
  ],
  'flag-large': [
    { kind: 'whole', backdrop: 'floor' },
    { kind: 'close', backdrop: 'dome' },
  ],
  tshirt: [
    { kind: 'whole', colour: 'red', backdrop: 'dome' },
    { kind: 'whole', colour: 'ink', backdrop: 'disc' },
    { kind: 'whole', colour: 'paper', backdrop: 'floor' },
    { kind: 'whole', colour: 'cobalt', backdrop: 'half' },
  ],
  folder: [
    { kind: 'whole', backdrop: 'halftone' },
    { kind: 'close', backdrop: 'dome' },
    { kind: 'several', backdrop: 'floor' },
    { kind: 'whole', backdrop: 'disc' },
  ],
  cap: [
    { kind: 'whole', colour: 'red', backdrop: 'half' },
    { kind: 'whole', colour: 'ink', backdrop: 'dome' },
    { kind: 'close', colour: 'red', backdrop: 'floor' },
    { kind: 'several', colour: 'ink', backdrop: 'disc' },
  ],
  umbrella: [
    { kind: 'whole', backdrop: 'halftone' },
    { kind: 'close', backdrop: 'dome' },
    { kind: 'several', backdrop: 'disc' },
    { kind: 'whole', backdrop: 'half' },
  ],
  bag: [
    { kind: 'whole', colour: 'red', backdrop: 'floor' },
    { kind: 'whole', colour: 'paper', backdrop: 'dome' },
    { kind: 'close', colour: 'red', backdrop: 'half' },
    { kind: 'several', colour: 'paper', backdrop: 'disc' },
  ],
  card: [
    { kind: 'whole', backdrop: 'half' },
    { kind: 'close', backdrop: 'dome' },
    { kind: 'several', backdrop: 'floor' },
  ],
}

/** The name of a picture: the product and the number in its gallery, from 1. */
export type ProductPictureName = `${ShopItemId}-${number}`

export const pictureNameOf = (item: ShopItemId, index: number): ProductPictureName => `${item}-${index + 1}`

/** All pictures of all products. */
export const productPictures: readonly (readonly [name: ProductPictureName, item: ShopItemId, view: ProductView])[] =
  shopItemIds.flatMap((item) =>
    productViews[item].map((view, index) => [pictureNameOf(item, index), item, view] as const),
  )
