import { pictureNameOf, productViews, type ProductPictureName, type ProductView } from './productViews.ts'
import { shopItemIds, type ShopItemId } from './shopNames.ts'

/** All pictures of all products. */
export const productPictures: readonly (readonly [
  name: ProductPictureName,
  item: ShopItemId,
  view: ProductView,
  index: number,
])[] = shopItemIds.flatMap((item) =>
  productViews[item].map((view, index) => [pictureNameOf(item, index), item, view, index] as const),
)
