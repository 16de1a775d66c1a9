import { expect, test } from 'vitest'
import { cookieIn } from '#shared/cookies.ts'

test.each([
  ['cart=usb.2', 'usb.2'],
  ['a=1; cart=usb.2; b=2', 'usb.2'],
  ['a=1;cart=usb.2', 'usb.2'],
  ['cart=usb.2;a=1', 'usb.2'],
  ['a=1;\tcart = usb.2 ;b=2', 'usb.2'],
  ['a=1,b; cart="usb.2"', 'usb.2'],
  ['cart=a=b', 'a=b'],
  ['cart=', ''],
  ['cart="', '"'],
  ['cart=first; cart=second', 'first'],
])('the cookie header %j has the cart %j', (cookies, value) => {
  expect(cookieIn(cookies, 'cart')).toBe(value)
})

test.each([
  undefined,
  '',
  ';;;',
  'cart',
  'a=cart=1',
  'mycart=1',
  'cart2=1',
  'CART=1',
  '=cart',
  `${'; '.repeat(8_000)}a`,
])('the cookie header %j has no cart', (cookies) => {
  expect(cookieIn(cookies, 'cart')).toBeUndefined()
})
