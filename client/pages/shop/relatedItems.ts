import { itemsFor, shopItem, type ShopItem } from '#shared/content/shop.ts'
import type { ShopItemId } from '#shared/content/shopNames.ts'
import type { ShopChanges } from '#shared/content/shopOffers.ts'

/** The largest number of related products. */
const maxRelated = 4

/** Returns related products: of the same category or with common tags, the most similar first. */
export function relatedItems(id: ShopItemId, changes?: ShopChanges): ShopItem[] {
  const { category, tags } = shopItem(id)
  const similarityTo = (other: ShopItem) =>
    2 * Number(other.category === category) + other.tags.filter((tag) => tags.includes(tag)).length
  return itemsFor(changes)
    .filter((other) => other.id !== id && similarityTo(other) > 0)
    .toSorted((a, b) => similarityTo(b) - similarityTo(a))
    .slice(0, maxRelated)
}
