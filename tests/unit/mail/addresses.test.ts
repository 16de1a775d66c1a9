import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  absolute,
  confirmAddress,
  mailtoAddress,
  readUnsubscribeToken,
  unsubscribeAddress,
  unsubscribeToken,
} from '#server/mail/addresses.ts'
import { publicUrl, subscriberId } from './samples.ts'

const key = 'one key'
const token = unsubscribeToken(key, subscriberId, 3)

describe('an unsubscribe token', () => {
  test('says whose it is', () => {
    expect(readUnsubscribeToken(key, token)).toEqual({ id: subscriberId, keyVersion: 3 })
  })

  test('is the same in every mail, and fits an address as it is', () => {
    expect(unsubscribeToken(key, subscriberId, 3)).toBe(token)
    expect(encodeURIComponent(token)).toBe(token)
    expect(unsubscribeAddress(publicUrl, token)).toBe(`https://primer.example/u/${token}`)
  })

  test('takes bytes as a key as well', () => {
    expect(readUnsubscribeToken(Buffer.from(key), token)).toEqual({ id: subscriberId, keyVersion: 3 })
  })

  const [id, version, signature] = token.split('.') as [string, string, string]
  const lastLetter = signature.at(-1)!
  /** Another letter that stands for the same last byte of the signature: its two spare bits differ. */
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const twin = alphabet[alphabet.indexOf(lastLetter) ^ 1]!

  test.each([
    ['another id', `${id.replace('0', '1')}.${version}.${signature}`],
    ['another key version', `${id}.4.${signature}`],
    ['the id and version shifted', `${id}.${version}`.replace('.3', '3.') + `.${signature}`],
    ['a version written otherwise', `${id}.03.${signature}`],
    ['a signature cut off', token.slice(0, -1)],
    ['no signature', `${id}.${version}.`],
    ['a signature spelled otherwise', `${id}.${version}.${signature.slice(0, -1)}${twin}`],
    ['something behind it', `${token}\n`],
    ['something before it', ` ${token}`],
    ['padding', `${token}=`],
    ['nothing', ''],
    ['a very long text', 'a'.repeat(100_000)],
    ['bytes that are no text', '\ud800.1.\u0000'],
  ])('is refused with %s', (_, changed) => {
    expect(changed).not.toBe(token)
    expect(readUnsubscribeToken(key, changed)).toBeUndefined()
  })

  test('the twin of a signature does stand for the same bytes', () => {
    expect(Buffer.from(signature.slice(0, -1) + twin, 'base64url')).toEqual(Buffer.from(signature, 'base64url'))
  })

  test('is refused with another key', () => {
    expect(readUnsubscribeToken('another key', token)).toBeUndefined()
  })

  test('is not a signature of anything else with the same key', () => {
    const undivided = createHmac('sha256', key).update(`${subscriberId}.3`).digest('base64url')
    expect(signature).not.toBe(undivided)
  })

  test('is not made for an id that cannot stand in an address', () => {
    for (const wrong of ['', 'a.b', 'a/b', 'a\nb', 'č', 'a'.repeat(65)])
      expect(() => unsubscribeToken(key, wrong, 1)).toThrow('id cannot be part of an address')
  })
})

describe('addresses', () => {
  test('the confirmation page gets language and secret', () => {
    expect(confirmAddress(publicUrl, 'sr-Cyrl', 'a-b_c')).toBe(
      'https://primer.example/newsletter/confirm?lng=sr-Cyrl&t=a-b_c',
    )
  })

  test('keep the port of a site under development', () => {
    expect(absolute('http://localhost:3000', '/u/x')).toBe('http://localhost:3000/u/x')
  })

  test('a mailto link can add no header field', () => {
    expect(mailtoAddress('a?cc=b@primer.example')).toBe('mailto:a%3Fcc%3Db@primer.example')
  })
})
