import type { Store } from '#db/store.ts'
import { offerOf } from '#shared/content/shop.ts'
import type { ShopChanges } from '#shared/content/shopOffers.ts'
import { shopItemIds, type ShopItemId } from '#shared/content/shopNames.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { leadPictureOf } from '#shared/publishing/documents.ts'
import { photographHtml, sharedPicture } from '#shared/publishing/photographHtml.ts'
import type { PublishedContent, Shelf } from '#shared/publishing/published.ts'
import type { MediaByName } from '../publishing/mediumUses.ts'
import { createReader, type Seen } from '../publishing/reader.ts'
import { seedVersion } from '../publishing/seeds.ts'
import { leadPicture } from '../publishing/shownMedia.ts'
import type { ContentWatch } from './contentWatch.ts'

/** The shop's products as the content store has them. */
interface Stored {
  seen: ReadonlyMap<string, Seen>
  media: MediaByName
}

export interface ShopRequest {
  language: Language
  isPreview: boolean
  /** The product whose own page it is. */
  page?: ShopItemId | undefined
}

/** The offers of the shop: prices, stock and photographs that staff have published. */
export interface Shop {
  /** Returns the published offers by which orders are priced: those of the last two seconds. */
  offers(): Promise<ShopChanges>
  /** Returns what a page of the shop shows; undefined if it is the page of a withdrawn product. */
  contentOf(request: ShopRequest): Promise<PublishedContent | undefined>
  /** Returns the products of the home page. */
  shelf(request: ShopRequest): Promise<Shelf>
}

export interface ShopParts {
  store: Pick<Store, 'listShown' | 'findShown' | 'findContent' | 'listContent' | 'findMedia' | 'onceShown'>
  contentWatch: Pick<ContentWatch, 'current'>
}

/**
 * The products that stand first on the home page; the first is the largest. Others take the places of those that are not sold any more.
 */
const firstOnShelf: readonly ShopItemId[] = ['flag-large', 'tshirt', 'bag', 'umbrella', 'cap']

/** Returns the shop. What visitors see is read once for each state of the content store, so it stays while the store cannot be read. */
export function createShop({ store, contentWatch }: ShopParts): Shop {
  const reader = createReader(store)
  let known: { state: string; stored: Promise<Stored> } | undefined

  async function read(isPreview: boolean): Promise<Stored> {
    const seen = await reader.all('product', { isPreview })
    const media = await reader.findMedia(seen.flatMap(({ document }) => leadPictureOf(document)?.name ?? []))
    return { seen: new Map(seen.map((one) => [one.slug, one])), media }
  }

  function published(): Promise<Stored> {
    const state = contentWatch.current(['product'])
    if (known?.state === state) return known.stored
    const stored = read(false)
    const reading = { state, stored }
    known = reading
    // The next request tries again.
    stored.catch(() => known === reading && (known = undefined))
    return stored
  }

  /** Returns the picture of a product in a language. Beside the name of the product it is a decoration. */
  function pictureOf({ document }: Seen, language: Language, media: MediaByName, isDecoration: boolean) {
    const picture = leadPicture(leadPictureOf(document), {}, media, language)
    return picture && isDecoration ? { ...picture, alt: '' } : picture
  }

  function changesIn({ seen, media }: Stored, request?: ShopRequest): ShopChanges {
    return Object.fromEntries(
      shopItemIds.flatMap((id): [ShopItemId, ShopChanges[ShopItemId]][] => {
        const one = seen.get(id)
        if (one?.document.fields.kind !== 'product') return [[id, null]]
        if (one.version === seedVersion) return []
        const { kind: _kind, picture: _picture, ...offer } = one.document.fields
        const isOwnPage = request?.page === id
        const picture = request && pictureOf(one, request.language, media, !isOwnPage)
        const pictures = picture && {
          picture: photographHtml(picture, isOwnPage ? 'view' : 'card'),
          ...(isOwnPage && { thumb: photographHtml({ ...picture, alt: '' }, 'row') }),
        }
        return [[id, { ...offer, ...pictures }]]
      }),
    )
  }

  return {
    offers: async () => changesIn(await published()),
    async shelf(request) {
      const changes = changesIn(await (request.isPreview ? read(true) : published()), request)
      const sold = [...new Set([...firstOnShelf, ...shopItemIds])].filter((id) => changes[id] !== null)
      const items = sold.slice(0, firstOnShelf.length).map((id) => {
        const { price, picture } = offerOf(id, changes)
        return { id, price, ...(picture && { picture }) }
      })
      const isSample = Object.keys(changes).length < shopItemIds.length
      return { items, count: sold.length, ...(isSample && { isSample }) }
    },
    async contentOf(request) {
      const { isPreview, language, page } = request
      const stored = await (isPreview ? read(true) : published())
      const products = changesIn(stored, request)
      if (page && products[page] === null) return undefined
      const own = page && stored.seen.get(page)
      const picture = own && pictureOf(own, language, stored.media, false)
      const shared = picture && sharedPicture(picture)
      return {
        ...(Object.keys(products).length > 0 && { products }),
        ...(shared && { productPicture: shared }),
      }
    },
  }
}
