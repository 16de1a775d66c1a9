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
  test('returns its subscriber and key version', () => {
    expect(readUnsubscribeToken(key, token)).toEqual({ id: subscriberId, keyVersion: 3 })
  })

  test('is the same for every call and needs no escaping in an address', () => {
    expect(unsubscribeToken(key, subscriberId, 3)).toBe(token)
    expect(encodeURIComponent(token)).toBe(token)
    expect(unsubscribeAddress(publicUrl, token)).toBe(`https://primer.example/u/${token}`)
  })

  test('accepts a key of bytes', () => {
    expect(readUnsubscribeToken(Buffer.from(key), token)).toEqual({ id: subscriberId, keyVersion: 3 })
  })

  const [id, version, signature] = token.split('.') as [string, string, string]
  const lastLetter = signature.at(-1)!
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  /** Another last letter for the same bytes: only its two unused bits differ. */
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

  test('the other spelling of the signature decodes to the same bytes', () => {
    expect(Buffer.from(signature.slice(0, -1) + twin, 'base64url')).toEqual(Buffer.from(signature, 'base64url'))
  })

  test('is refused with another key', () => {
    expect(readUnsubscribeToken('another key', token)).toBeUndefined()
  })

  test('has a signature that depends on its purpose', () => {
    const undivided = createHmac('sha256', key).update(`${subscriberId}.3`).digest('base64url')
    expect(signature).not.toBe(undivided)
  })

  test('is not created for an id that needs escaping in an address', () => {
    for (const wrong of ['', 'a.b', 'a/b', 'a\nb', 'č', 'a'.repeat(65)])
      expect(() => unsubscribeToken(key, wrong, 1)).toThrow('id cannot be part of an address')
  })
})

describe('addresses', () => {
  test('of the confirmation page has language and secret', () => {
    expect(confirmAddress(publicUrl, 'sr-Cyrl', 'a-b_c')).toBe(
      'https://primer.example/newsletter/confirm?lng=sr-Cyrl&t=a-b_c',
    )
  })

  test('keep the port of the base URL', () => {
    expect(absolute('http://localhost:3000', '/u/x')).toBe('http://localhost:3000/u/x')
  })

  test('of a mailto link are percent-encoded and add no header field', () => {
    expect(mailtoAddress('a?cc=b@primer.example')).toBe('mailto:a%3Fcc%3Db@primer.example')
  })
})
