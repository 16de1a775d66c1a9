import { describe, expect, test } from 'vitest'
import {
  countOf,
  firstVariant,
  lineOf,
  maxCartLength,
  maxQuantity,
  parseCart,
  subtotalOf,
  variantOf,
  withQuantity,
  writeCart,
  type Cart,
  type LineId,
} from '#shared/cart.ts'
import { canonicalCode, isSoldOut, sumsOf } from '#shared/cartForm.ts'
import { shopItems } from '#shared/content/shop.ts'

const empty: Cart = new Map()
/** A cart line of each variant, up to the largest number of lines. */
const everyLine: LineId[] = shopItems
  .flatMap(({ id, colours = [undefined], sizes = [undefined] }) =>
    colours.flatMap((colour) =>
      sizes.map((size) => lineOf({ item: id, ...(colour && { colour }), ...(size && { size }) })),
    ),
  )
  .slice(0, 30)
const read = (text: string) => [...parseCart(text)]

describe('parseCart', () => {
  test('returns the written cart, in its order', () => {
    const cart = withQuantity(withQuantity(empty, 'tshirt_red_M', 2), 'flag-small', 1)
    expect(writeCart(cart)).toBe('tshirt_red_M.2~flag-small.1')
    expect(read(writeCart(cart))).toEqual([...cart])
    expect(writeCart(empty)).toBe('')
    expect(read('')).toEqual([])
  })

  test('reads the largest cart, whose text needs no escaping in a cookie', () => {
    const all = everyLine.reduce((cart, line) => withQuantity(cart, line, maxQuantity), empty)
    expect(read(writeCart(all))).toEqual(everyLine.map((line) => [line, maxQuantity]))
    expect(writeCart(all)).toMatch(/^[\w.~-]+$/)
    expect(read(writeCart(all).padEnd(maxCartLength, '~'))).toHaveLength(30)
    expect(read(writeCart(all).padEnd(maxCartLength + 1, '~'))).toEqual([])
  })

  test.each([
    ['another shop’s items', 'car.1~cap_red.2', [['cap_red', 2]]],
    ['what every object has', 'toString.1~__proto__.2~constructor.3', []],
    [
      'quantities that are none',
      'cap_red.0~bag_red.-1~usb.1e9~card.100~lighter.~tshirt_red_M.1.5~folder.NaN~umbrella. 2',
      [],
    ],
    ['a second quantity of the same', 'cap_red.1~cap_red.9', [['cap_red', 1]]],
    ['what comes in no such colour or size', 'cap.1~cap_green.1~tshirt_red.1~tshirt_M_red.1~usb_red.1~cap_red_M.1', []],
    ['what is no list', '{"cap_red":1}', []],
    ['what is far too long', 'cap_red.1~'.repeat(1000), []],
  ] as const)('leaves out %s', (_, text, cart) => {
    expect(read(text)).toEqual(cart)
  })
})

describe('withQuantity', () => {
  const one = withQuantity(empty, 'cap_red', 1)

  test.each([
    [3, 3],
    [2.9, 2],
    [100, maxQuantity],
    [Infinity, maxQuantity],
    [0, undefined],
    [-5, undefined],
    [NaN, undefined],
  ])('stores the quantity %s as %s', (asked, kept) => {
    expect(withQuantity(one, 'cap_red', asked).get('cap_red')).toBe(kept)
    expect(one.get('cap_red')).toBe(1)
  })
})

test('countOf and subtotalOf add up quantities and prices', () => {
  const cart = withQuantity(withQuantity(empty, 'tshirt_red_M', 2), 'cap_ink', 3)
  const price = (wanted: string) => shopItems.find(({ id }) => id === wanted)!.price
  expect(countOf(cart)).toBe(5)
  expect(subtotalOf(cart)).toBe(2 * price('tshirt') + 3 * price('cap'))
  expect([countOf(empty), subtotalOf(empty)]).toEqual([0, 0])
})

test('variantOf inverts lineOf for every line, and the first variant is in stock', () => {
  for (const line of everyLine) expect(lineOf(variantOf(line)!)).toBe(line)
  for (const item of shopItems) expect(isSoldOut(firstVariant(item))).toBe(false)
  expect([isSoldOut(variantOf('tshirt_ink_XXL')!), isSoldOut(variantOf('tshirt_ink_XL')!)]).toEqual([true, false])
})

describe('the sums of an order', () => {
  const cart = withQuantity(empty, 'usb', 3)

  test('include the delivery, and apply the discount to the products only', () => {
    expect(sumsOf(cart, 'courier')).toEqual({ subtotal: 3600, discount: 0, delivery: 390, total: 3990 })
    expect(sumsOf(cart, 'pickup', 'MAJ1')).toEqual({ subtotal: 3600, discount: 360, delivery: 0, total: 3240 })
  })

  test('are whole dinars: the discount is rounded down', () => {
    expect(sumsOf(withQuantity(empty, 'lighter', 1), 'pickup', 'MAJ1').discount).toBe(25)
    expect(sumsOf(withQuantity(empty, 'folder', 1), 'pickup', 'MAJ1').total).toBe(405)
  })

  test('accept known codes in any letter case and no others', () => {
    expect([canonicalCode(' maj1 '), canonicalCode('MAJ2'), canonicalCode('toString'), canonicalCode('')]).toEqual([
      'MAJ1',
      undefined,
      undefined,
      undefined,
    ])
    expect(sumsOf(cart, 'post', 'toString').discount).toBe(0)
  })
})
