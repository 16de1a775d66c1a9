import { describe, expect, test } from 'vitest'
import {
  filterProducts,
  filtersOf,
  priceBounds,
  readPrice,
  sortProducts,
  withChoice,
} from '#client/pages/shop/shopList.ts'
import { catalogue } from '#client/pictures/catalogue.ts'
import { isNew, newProductDays } from '#client/shop/isNew.ts'
import { wordsOf } from '#locales/words.ts'
import { shopItems, type ShopItem } from '#shared/content/shop.ts'
import { shopCategories, shopItemIds, shopSorts, shopTags, type ShopItemId } from '#shared/content/shopNames.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'

const ids = (items: readonly ShopItem[]) => items.map(({ id }) => id)
const found = (query: Parameters<typeof filterProducts>[1]) => ids(filterProducts(shopItems, query))

describe('the filter of the shop', () => {
  test('returns all products without a filter', () => {
    expect(found({})).toEqual(shopItemIds)
    expect(found({ sort: 'priceUp' })).toEqual(shopItemIds)
  })

  test('returns the products of a category, and each product has one', () => {
    expect(shopCategories.flatMap((category) => found({ category })).sort()).toEqual([...shopItemIds].sort())
    for (const category of shopCategories) expect(found({ category }).length).toBeGreaterThan(0)
    expect(found({ category: 'clothing' })).toEqual(['tshirt', 'cap'])
    // `print` is a category of the portfolio, not of the shop.
    expect(found({ category: 'print' })).toEqual([])
  })

  test('returns the products of a colour', () => {
    expect(found({ colour: 'red' })).toEqual(['tshirt', 'cap', 'bag'])
    expect(found({ colour: 'cobalt' })).toEqual(['tshirt'])
  })

  test('returns the products of a tag, and each tag has some', () => {
    for (const tag of shopTags) expect(found({ tag }).length).toBeGreaterThan(0)
    expect(found({ tag: 'rain' })).toEqual(['umbrella'])
  })

  test('returns the new products', () => {
    expect(found({ fresh: 'on' })).toEqual(['cap', 'umbrella', 'bag'])
  })

  test('returns the products between two prices, including both', () => {
    expect(found({ from: '1400' })).toEqual(['flag-large', 'tshirt', 'umbrella'])
    expect(found({ to: '250' })).toEqual(['lighter', 'card'])
    expect(found({ from: '250', to: '350' })).toEqual(['lighter', 'flag-small'])
    expect(found({ from: '1.800' })).toEqual(['flag-large', 'umbrella'])
    expect(found({ from: '100000' })).toEqual([])
  })

  test('combines all filters', () => {
    expect(
      found({ category: 'clothing', colour: 'red', tag: 'cotton', from: '1000', to: '1200', fresh: 'on' }),
    ).toEqual(['cap'])
    expect(found({ category: 'flags', colour: 'red' })).toEqual([])
  })
})

describe('a price', () => {
  test.each([
    ['0', 0],
    ['007', 7],
    ['1200', 1200],
    ['1.200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1\u202f200', 1200],
    ['1.200.000', 1_200_000],
    ['999999999', 999_999_999],
  ])('is read from %j', (typed, price) => {
    expect(readPrice(typed)).toBe(price)
  })

  test.each([
    '',
    '-5',
    '1e3',
    '12,50',
    '1.20',
    'abc',
    '12 RSD',
    '0x10',
    '１２',
    'Infinity',
    'NaN',
    '1234567890',
    '+5',
    '1..200',
  ])('is not read from %j', (typed) => {
    expect(readPrice(typed)).toBeUndefined()
  })

  test('that is invalid does not filter and is reported', () => {
    expect(priceBounds({ from: 'cheap', to: '500' })).toEqual({ from: 0, to: Infinity, errors: { from: 'noPrice' } })
    expect(priceBounds({ from: '-1', to: 'all' }).errors).toEqual({ from: 'noPrice', to: 'noPrice' })
    expect(priceBounds({ from: '500', to: '200' })).toEqual({ from: 0, to: Infinity, errors: { from: 'fromAboveTo' } })
    expect(found({ from: '500', to: '200' })).toEqual(shopItemIds)
    expect(priceBounds({ from: '200', to: '200' })).toEqual({ from: 200, to: 200, errors: {} })
    expect(priceBounds({})).toEqual({ from: 0, to: Infinity, errors: {} })
  })
})

describe('a new product', () => {
  test('is at most newForDays older than the newest one', () => {
    const last = shopItems
      .map(({ addedOn }) => addedOn)
      .sort()
      .at(-1)!
    const before = (days: number) => ({
      addedOn: new Date(Date.parse(last) - days * 86_400_000).toISOString().slice(0, 10),
    })
    expect([0, newProductDays, newProductDays + 1].map((days) => isNew(before(days)))).toEqual([true, true, false])
  })
})

describe('the order of the products', () => {
  const inOrder = (sort: (typeof shopSorts)[number] | undefined, language: Language = 'en') => {
    const { items } = wordsOf(language).shop
    return sortProducts(shopItems, sort, { nameOf: (id: ShopItemId) => items[id], language })
  }

  test('is that of the file by default, and sorting leaves the file unchanged', () => {
    const before = ids(shopItems)
    expect(ids(inOrder(undefined))).toEqual(before)
    for (const sort of shopSorts) expect(ids(inOrder(sort)).toSorted()).toEqual(before.toSorted())
    expect(ids(shopItems)).toEqual(before)
  })

  test('by price is ascending or descending', () => {
    const prices = shopItems.map(({ price }) => price)
    expect(inOrder('priceUp').map(({ price }) => price)).toEqual(prices.toSorted((one, other) => one - other))
    expect(inOrder('priceDown').map(({ price }) => price)).toEqual(prices.toSorted((one, other) => other - one))
  })

  test('by age is newest first, and in the order of the file for the same day', () => {
    expect(ids(inOrder('newest')).slice(0, 5)).toEqual(['cap', 'umbrella', 'bag', 'flag-large', 'tshirt'])
  })

  test('by name follows the alphabet of the language', () => {
    expect(ids(inOrder('name', 'sr-Cyrl'))).toEqual([
      'flag-large',
      'card',
      'cap',
      'umbrella',
      'tshirt',
      'flag-small',
      'bag',
      'lighter',
      'folder',
      'usb',
    ])
    for (const language of languages) expect(ids(inOrder('name', language))).not.toEqual(shopItemIds)
  })
})

test('withChoice changes or removes a choice and keeps the order of the parameters', () => {
  const query = withChoice({ sort: 'name', tag: 'gift' }, { category: 'desk' })
  expect(Object.keys(query)).toEqual(['category', 'tag', 'sort'])
  expect(withChoice(query, { category: undefined, sort: 'newest' })).toEqual({ tag: 'gift', sort: 'newest' })
  expect(withChoice(query, { category: undefined, tag: undefined, sort: undefined })).toEqual({})
  expect(filtersOf({ sort: 'name', fresh: 'on', from: 'x' })).toEqual(['from', 'fresh'])
})

test.each([2, 3, 5])('neighbours on a shelf of %i columns have different backdrops', (columns) => {
  const grounds = shopItemIds.map((id) => catalogue.shopShelf[id].backdrop)
  for (const [at, ground] of grounds.entries()) {
    if ((at + 1) % columns !== 0) expect(grounds[at + 1]).not.toBe(ground)
    expect(grounds[at + columns]).not.toBe(ground)
  }
})
