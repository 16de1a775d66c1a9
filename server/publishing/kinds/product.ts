import { z } from 'zod'
import { shopItem, shopItems } from '#shared/content/shop.ts'
import { shopItemIds, shopSizes, type ShopItemId } from '#shared/content/shopNames.ts'
import { shopStocks, type Offer } from '#shared/content/shopOffers.ts'
import type { ProductFields } from '#shared/publishing/documents.ts'
import { closestName } from '../../staff/closestName.ts'
import { or, text } from '../../staff/text.ts'
import { defineKind } from './kind.ts'
import { invalid, pictureEntries, pictureFacts, pictureOf, single } from './values.ts'

/** Whole dinars; the largest has seven digits. */
const dinars = single.transform((value, context) => {
  if (value === '') return undefined
  return /^[1-9]\d{0,6}$/.test(value)
    ? Number(value)
    : invalid(context, text('publishing.wrongPrice', { value, example: '1500' }))
})

const stock = single.transform((value, context) => {
  if (value === '') return undefined
  const found = shopStocks.find((one) => one === value)
  return found ?? invalid(context, text('publishing.wrongStock', { value, values: or([...shopStocks]) }))
})

const soldOut = z
  .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
  .transform((list) => list.map((value) => value.trim()).filter((value) => value !== ''))

/** Returns the product of a name; undefined for an unknown one, which `slugProblem` reports. */
const productOf = (slug: string): ShopItemId | undefined => shopItemIds.find((id) => id === slug)

/** The prices, stock and photographs of the shop's products. Names and descriptions are words of the site. */
export const product = defineKind({
  folder: 'products',
  example: 'tshirt',
  texts: {},
  hasBody: false,
  shownOn: ['/shop/shop-wide'],
  facts: { price: dinars, 'old-price': dinars, stock, 'sold-out': soldOut, ...pictureFacts },
  read({ slug, values, report, require }): ProductFields {
    const { price = 0, 'old-price': oldPrice, stock: left = 'inStock', 'sold-out': gone = [] } = values
    require('price', '1500')
    require('stock', 'inStock')
    if (oldPrice !== undefined && price > 0 && oldPrice <= price)
      report('old-price', text('publishing.lowOldPrice', { old: oldPrice, price }))
    const id = productOf(slug)
    const { sizes = [] } = id ? shopItem(id) : {}
    const answers = ['true', 'false']
    const isAnswer = gone.length === 1 && answers.includes(gone[0]!)
    const wrong = isAnswer ? undefined : gone.find((value) => !(sizes as readonly string[]).includes(value))
    if (wrong !== undefined)
      report(
        'sold-out',
        sizes.length > 0
          ? text('publishing.wrongSize', { value: wrong, sizes: or([...sizes, ...answers]) })
          : text('publishing.notYesOrNo', { key: 'sold-out', value: wrong, values: or(answers) }),
      )
    const missing = isAnswer ? (gone[0] === 'true' ? sizes : []) : shopSizes.filter((size) => gone.includes(size))
    const isWhole = isAnswer ? gone[0] === 'true' : missing.length > 0 && missing.length === sizes.length
    return {
      kind: 'product',
      price,
      ...(oldPrice !== undefined && { oldPrice }),
      stock: left,
      ...(missing.length > 0 && { soldOut: missing }),
      ...(isWhole && { isSoldOut: true }),
      ...pictureOf(values),
    }
  },
  write: ({ picture, ...offer }) => ({ ...offerEntries(offer), ...pictureEntries({ ...(picture && { picture }) }) }),
  draft: () => ({ price: '', 'old-price': '', stock: 'inStock', 'sold-out': '', picture: '' }),
  slugProblem: (slug) => {
    if (productOf(slug)) return undefined
    const similar = closestName(slug, shopItemIds)
    return similar === undefined
      ? text('publishing.unknownProduct', { slug, slugs: or([...shopItemIds]) })
      : text('publishing.similarProduct', { slug, similar })
  },
  seed: () =>
    shopItems.map(({ id, price, oldPrice, stock: left, soldOut: sizes }) => ({
      slug: id,
      fields: {
        kind: 'product',
        price,
        ...(oldPrice !== undefined && { oldPrice }),
        stock: left,
        ...(sizes && { soldOut: sizes }),
      },
      texts: {},
    })),
  replacesOneSeed: true,
  summary: ({ fields }) =>
    Object.entries(offerEntries(fields as ProductFields))
      .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(', ') : String(value)}`)
      .join(', '),
})

/** Returns an offer as front matter. */
const offerEntries = ({ price, oldPrice, stock: left, soldOut: sizes, isSoldOut }: Offer) => ({
  price,
  ...(oldPrice !== undefined && { 'old-price': oldPrice }),
  stock: left,
  ...(sizes ? { 'sold-out': sizes } : isSoldOut && { 'sold-out': true }),
})
