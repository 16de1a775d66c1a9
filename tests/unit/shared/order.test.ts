import { describe, expect, test } from 'vitest'
import { lineOf, maxCartLines, maxQuantity, writeCart, type Cart, type LineId } from '#shared/cart.ts'
import { sumsOf } from '#shared/cartForm.ts'
import { deliveryIds } from '#shared/content/deliveries.ts'
import { shopItems } from '#shared/content/shop.ts'
import { fieldErrorsOf } from '#shared/forms/errors.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { addressesOf, orderSchema } from '#shared/forms/order.ts'
import { orderNumber, priceLines, readLines } from '#shared/order.ts'

const order = {
  form: 'order',
  lines: 'usb.1',
  total: '1590',
  delivery: 'courier',
  way: 'invoice',
  name: 'Ana Anić',
  email: 'ana@primer.example',
  street: 'Ulica Primer 1',
  postcode: '11000',
  town: 'Beograd',
  consent: 'on',
}
const elsewhere = {
  elsewhere: 'on',
  toName: 'Boris Borić',
  toStreet: 'Ulica Primer 2',
  toPostcode: '21000',
  toTown: 'Novi Sad',
}

function errorsOf(more: object): object {
  const result = orderSchema.safeParse({ ...order, ...more })
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}

describe('an order', () => {
  test.each<[string, object]>([
    ['by courier', {}],
    ['by post', { delivery: 'post' }],
    ['picked up, paid by invoice', { delivery: 'pickup' }],
    [
      'picked up, paid in cash, without any address',
      { delivery: 'pickup', way: 'cash', street: '', postcode: '', town: '' },
    ],
    [
      'picked up, whatever its addresses are',
      { ...elsewhere, delivery: 'pickup', postcode: 'x', toPostcode: 'x', toTown: '' },
    ],
    ['for somebody else', elsewhere],
    ['for nobody else, whatever its fields hold', { ...elsewhere, elsewhere: '', toPostcode: 'x', toName: '' }],
    ['with a postcode as it is often written', { postcode: ' 11 000 ' }],
    ['with a postcode in full-width digits', { postcode: '１１０００' }],
    ['with a tax number in groups', { taxNumber: '100 000\u00a0000' }],
    ['by a company', { company: 'Preduzeće Primer', taxNumber: '123456789' }],
    ['as a call writes it', { total: 1590, consent: true }],
    ['with notes of several lines', { message: 'One\r\nTwo' }],
  ])('%s is complete', (_, more) => {
    expect(errorsOf(more)).toEqual({})
  })

  test.each<[object, object]>([
    [{ lines: undefined }, { lines: 'emptyCart' }],
    [{ lines: ' ' }, { lines: 'emptyCart' }],
    [{ lines: ['usb.1'] }, { lines: 'emptyCart' }],
    [{ delivery: undefined }, { delivery: 'invalidChoice' }],
    [{ delivery: 'drone' }, { delivery: 'invalidChoice' }],
    [{ way: undefined }, { way: 'invalidChoice' }],
    [{ way: 'card' }, { way: 'invalidChoice' }],
    [{ way: 'cash' }, { way: 'cashAtPickup' }],
    [{ way: 'cash', delivery: 'post' }, { way: 'cashAtPickup' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ email: 'ana' }, { email: 'invalidEmail' }],
    [{ phone: 'call me' }, { phone: 'invalidPhone' }],
    [{ street: '' }, { street: 'required' }],
    [
      { street: undefined, postcode: undefined, town: undefined },
      { street: 'required', postcode: 'required', town: 'required' },
    ],
    [{ postcode: '1100' }, { postcode: 'invalidPostcode' }],
    [{ postcode: '110000' }, { postcode: 'invalidPostcode' }],
    [{ postcode: '11 0 0' }, { postcode: 'invalidPostcode' }],
    [{ postcode: '٠١١٢٣' }, { postcode: 'invalidPostcode' }],
    [{ postcode: '1'.repeat(maxLengths.postcode + 1) }, { postcode: 'tooLong' }],
    [{ town: 'Beo\u0000grad' }, { town: 'invalidText' }],
    [{ taxNumber: '12345678' }, { taxNumber: 'invalidTaxNumber' }],
    [{ taxNumber: '1234567890' }, { taxNumber: 'invalidTaxNumber' }],
    [{ company: 'x'.repeat(maxLengths.company + 1) }, { company: 'tooLong' }],
    [{ code: 'x'.repeat(maxLengths.code + 1) }, { code: 'tooLong' }],
    [{ elsewhere: 'on' }, { toName: 'required', toStreet: 'required', toPostcode: 'required', toTown: 'required' }],
    [{ ...elsewhere, toPostcode: 'x' }, { toPostcode: 'invalidPostcode' }],
    [{ message: 'x'.repeat(maxLengths.message + 1) }, { message: 'tooLong' }],
    [{ consent: '' }, { consent: 'consentRequired' }],
    [
      { name: '', email: '', way: 'cash', street: '', delivery: 'post', consent: '' },
      { name: 'required', email: 'required', way: 'cashAtPickup', street: 'required', consent: 'consentRequired' },
    ],
    // A value of the wrong type does not hide errors that depend on several fields.
    [
      { name: null, way: 'cash', town: '' },
      { name: 'required', way: 'cashAtPickup', town: 'required' },
    ],
  ])('with %j is refused: %j', (more, errors) => {
    expect(errorsOf(more)).toEqual(errors)
  })

  test('accepts the total that the visitor saw, and no prices', () => {
    const totalOf = (total: unknown) => orderSchema.parse({ ...order, total, price: 1, lines: 'usb.1' }).total
    expect([totalOf('1590'), totalOf(1590)]).toEqual([1590, 1590])
    for (const wrong of ['', '-1', '1e3', '1590.0', ' 1590', '0x1', 1.5, -1, null, undefined, {}, 'Infinity'])
      expect(totalOf(wrong)).toBeUndefined()
    expect(orderSchema.parse({ ...order, price: 1, sums: {} })).not.toHaveProperty('price')
  })

  test('keeps only the addresses that its delivery needs', () => {
    const addresses = (more: object) => addressesOf(orderSchema.parse({ ...order, ...more }))
    const address = { street: 'Ulica Primer 1', postcode: '11000', town: 'Beograd' }
    expect(addresses({ postcode: '11 000' })).toEqual({ address })
    expect(addresses(elsewhere)).toEqual({
      address,
      to: { name: 'Boris Borić', street: 'Ulica Primer 2', postcode: '21000', town: 'Novi Sad' },
    })
    expect(addresses({ ...elsewhere, elsewhere: undefined })).toEqual({ address })
    expect(addresses({ ...elsewhere, delivery: 'pickup' })).toEqual({})
  })
})

/** Every variant in stock. */
const variants: LineId[] = shopItems.flatMap(({ id: item, colours, sizes, soldOut = [] }) =>
  (colours ?? [undefined]).flatMap((colour) =>
    (sizes?.filter((size) => !soldOut.includes(size)) ?? [undefined]).map((size) =>
      lineOf({ item, ...(colour && { colour }), ...(size && { size }) }),
    ),
  ),
)

describe('the lines of an order', () => {
  test('are read as written by a cart', () => {
    expect(variants.length).toBeGreaterThan(20)
    for (const [at, line] of variants.entries()) {
      const cart: Cart = new Map([
        [line, (at % maxQuantity) + 1],
        [variants[(at + 1) % variants.length]!, maxQuantity],
      ])
      expect(readLines(writeCart(cart))).toEqual({ outcome: 'read', cart })
    }
  })

  test.each<[string, string]>([
    ['', 'emptyCart'],
    ['  ', 'emptyCart'],
    ['~', 'unknownItem'],
    ['poster.1', 'unknownItem'],
    ['usb.1~poster.1', 'unknownItem'],
    ['usb_red.1', 'unknownItem'],
    ['cap.1', 'unknownItem'],
    ['cap_cobalt.1', 'unknownItem'],
    ['tshirt_red.1', 'unknownItem'],
    ['tshirt_red_XS.1', 'unknownItem'],
    ['tshirt_M_red.1', 'unknownItem'],
    ['tshirt_red_M_M.1', 'unknownItem'],
    ['__proto__.1', 'unknownItem'],
    ['constructor.1', 'unknownItem'],
    ['USB.1', 'unknownItem'],
    ['tshirt_red_XXL.1', 'soldOut'],
    ['usb.1~tshirt_red_XXL.1', 'soldOut'],
    ['usb', 'invalidQuantity'],
    ['usb.', 'invalidQuantity'],
    ['usb.0', 'invalidQuantity'],
    ['usb.00', 'invalidQuantity'],
    ['usb.01', 'invalidQuantity'],
    ['usb.-1', 'invalidQuantity'],
    ['usb.+1', 'invalidQuantity'],
    ['usb.1.5', 'invalidQuantity'],
    ['usb.1,5', 'invalidQuantity'],
    ['usb.1e1', 'invalidQuantity'],
    ['usb.100', 'invalidQuantity'],
    ['usb.99999999999999999999', 'invalidQuantity'],
    ['usb.NaN', 'invalidQuantity'],
    ['usb.١', 'invalidQuantity'],
    ['usb. 1', 'invalidQuantity'],
    ['usb.1~usb.1', 'invalidQuantity'],
    ['usb.1~', 'unknownItem'],
    ['usb.1~~card.1', 'unknownItem'],
    [Array.from({ length: maxCartLines + 1 }, () => 'usb.1').join('~'), 'tooLong'],
  ])('%j: %s', (text, error) => {
    expect(readLines(text)).toEqual({ outcome: 'refused', error })
  })

  test('are all refused if one of them is wrong, in any place', () => {
    for (const wrong of ['poster.1', 'usb.0', 'tshirt_red_XXL.1'])
      for (const at of [0, 1, 2]) {
        const parts = ['card.1', 'bag_red.2']
        parts.splice(at, 0, wrong)
        expect(readLines(parts.join('~'))).toMatchObject({ outcome: 'refused' })
      }
  })
})

describe('the price of an order', () => {
  test('is computed from the shop’s prices, line by line, with discount and delivery', () => {
    const cart: Cart = new Map([
      ['tshirt_red_M', 2],
      ['usb', 1],
    ])
    for (const delivery of deliveryIds)
      expect(priceLines(cart, delivery, 'MAJ1')).toEqual({
        lines: [
          { line: 'tshirt_red_M', quantity: 2, price: 1400 },
          { line: 'usb', quantity: 1, price: 1200 },
        ],
        code: 'MAJ1',
        sums: sumsOf(cart, delivery, 'MAJ1'),
      })
  })
})

describe('the number of an order', () => {
  test('is its year and six digits', () => {
    expect([orderNumber(2026, 1), orderNumber(2026, 123), orderNumber(2026, 999_999)]).toEqual([
      2026000001, 2026000123, 2026999999,
    ])
  })
  test.each([0, 1_000_000])('throws for the count %d', (count) => {
    expect(() => orderNumber(2026, count)).toThrow(RangeError)
  })
})
