import { shopItemIds } from '#shared/content/shopNames.ts'
import type { ShopChanges } from '#shared/content/shopOffers.ts'
import { useSite } from '../site/site.ts'

/** Returns the offers of the shop that staff have changed. */
export const useChanges = (): ShopChanges => useSite().content?.products ?? {}

/** Returns whether prices and stock are labelled as samples: staff have not set those of every product. */
export const useSamplePrices = (): boolean => Object.keys(useChanges()).length < shopItemIds.length
