import { describe, expect, test } from 'vitest'
import { countOf, mostOfOne, parseCart, subtotalOf, withQuantity, writeCart, type Cart } from '#shared/cart.ts'
import { shopItemIds, shopItems } from '#shared/content/shop.ts'

const empty: Cart = new Map()
const read = (text: string) => [...parseCart(text)]

describe('a cart that is read', () => {
  test('is the one that was written, in its order', () => {
    const cart = withQuantity(withQuantity(empty, 'tshirt', 2), 'flag-small', 1)
    expect(writeCart(cart)).toBe('tshirt.2~flag-small.1')
    expect(read(writeCart(cart))).toEqual([...cart])
    expect(writeCart(empty)).toBe('')
    expect(read('')).toEqual([])
  })

  test('may hold all there is, as often as may be, in characters that a cookie holds as they are', () => {
    const all = shopItemIds.reduce((cart, id) => withQuantity(cart, id, mostOfOne), empty)
    expect(read(writeCart(all))).toEqual(shopItemIds.map((id) => [id, mostOfOne]))
    expect(writeCart(all)).toMatch(/^[\w.~-]+$/)
    expect(read(`${writeCart(all)}~~`)).toEqual([])
  })

  test.each([
    ['another shop’s items', 'car.1~cap.2', [['cap', 2]]],
    ['what every object has', 'toString.1~__proto__.2~constructor.3', []],
    ['quantities that are none', 'cap.0~bag.-1~usb.1e9~card.100~lighter.~tshirt.1.5~folder.NaN~umbrella. 2', []],
    ['a second quantity of the same', 'cap.1~cap.9', [['cap', 1]]],
    ['what is no list', '{"cap":1}', []],
    ['what is far too long', 'cap.1~'.repeat(1000), []],
  ] as const)('leaves out %s', (_, text, cart) => {
    expect(read(text)).toEqual(cart)
  })
})

describe('a quantity', () => {
  const one = withQuantity(empty, 'cap', 1)

  test.each([
    [3, 3],
    [2.9, 2],
    [100, mostOfOne],
    [Infinity, mostOfOne],
    [0, undefined],
    [-5, undefined],
    [NaN, undefined],
  ])('of %s is kept as %s', (asked, kept) => {
    expect(withQuantity(one, 'cap', asked).get('cap')).toBe(kept)
    expect(one.get('cap')).toBe(1)
  })
})

test('things are counted and prices added up', () => {
  const cart = withQuantity(withQuantity(empty, 'tshirt', 2), 'cap', 3)
  const price = (wanted: string) => shopItems.find(({ id }) => id === wanted)!.price
  expect(countOf(cart)).toBe(5)
  expect(subtotalOf(cart)).toBe(2 * price('tshirt') + 3 * price('cap'))
  expect([countOf(empty), subtotalOf(empty)]).toEqual([0, 0])
})
