import { describe, expect, test } from 'vitest'
import { isEmail } from '#shared/forms/email.ts'
import { longestEmail } from '#shared/forms/limits.ts'
import { organisation } from '#shared/content/organisation.ts'

const a = (length: number) => 'a'.repeat(length)

describe('an address that mail can be sent to', () => {
  test.each([
    'ana@primer.example',
    'A@b.rs',
    'ana.anic@primer.example',
    'ana+list@primer.example',
    "o'brien@primer.example",
    'ana_anic-1@sub.primer.example',
    '!#$%&*+/=?^_`{|}~-@primer.example',
    '1@2.example',
    'ana@1-2.example',
    'ana@xn--e1afmkfd.xn--90a3ac',
    'ana@пример.срб',
    'ана@пример.срб',
    'đorđe@škola.rs',
    'ana@münchen.de',
    'ana@a.b.c.d.e.example',
    `${a(64)}@primer.example`,
    `ana@${a(63)}.example`,
    `${a(64)}@${a(63)}.${a(63)}.${a(longestEmail - 64 - 63 - 63 - 3)}`,
    organisation.email,
    organisation.mailFrom,
  ])('%.40s', (address) => {
    expect(isEmail(address)).toBe(true)
  })
})

describe('what is none', () => {
  test.each([
    '',
    '@',
    'ana',
    'ana@',
    '@primer.example',
    'ana@primer',
    'ana@.example',
    'ana@primer.',
    'ana@primer..example',
    'ana@primer.example.',
    '.ana@primer.example',
    'ana.@primer.example',
    'ana..anic@primer.example',
    'ana@-primer.example',
    'ana@primer-.example',
    'ana@pri_mer.example',
    'ana anic@primer.example',
    'ana@primer .example',
    ' ana@primer.example',
    'ana@primer.example ',
    'ana@primer.example\n',
    'ana@primer.example\nBcc: boris@primer.example',
    'ana@primer.example\r\n',
    'ana@primer.example,boris@primer.example',
    'ana@primer.example;boris@primer.example',
    'Ana <ana@primer.example>',
    '<ana@primer.example>',
    '"ana anic"@primer.example',
    'ana@[192.0.2.1]',
    'ana@192.0.2.1',
    'ana@1.2',
    'ana@boris@primer.example',
    'ana(comment)@primer.example',
    'ana\u0000@primer.example',
    'ana\u202e@primer.example',
    'ana\u200b@primer.example',
    'ana@primer.example\u0000',
    'ana@primer\uff0eexample',
    'ana\uff20primer.example',
    'mailto:ana@primer.example',
    'ana@primer.example/path',
    'ana@primer.example?subject=x',
    'ana@primer.example:25',
    'ana\\@primer.example',
    '\ud800@primer.example',
    `${a(65)}@primer.example`,
    `ana@${a(64)}.example`,
    `${a(64)}@${a(63)}.${a(63)}.${a(longestEmail - 64 - 63 - 63 - 2)}`,
  ])('%.40j', (address) => {
    expect(isEmail(address)).toBe(false)
  })
})

test('however long a value is, it is looked at in no time', () => {
  const long = 100_000
  const values = [
    a(long),
    `${a(long)}@`,
    `ana@${a(long)}`,
    `ana@${'a.'.repeat(long / 2)}`,
    `${'a.'.repeat(long / 2)}@primer.example`,
    '@'.repeat(long),
    '.'.repeat(long),
    `ana@${'-'.repeat(long)}`,
    `${'!'.repeat(long)}@${'!'.repeat(long)}`,
    // As long as an address may be, where nothing is cut off before the expressions see it.
    ...[a(64), '.'.repeat(64), 'a.'.repeat(32)].flatMap((local) =>
      ['a', 'a.', 'a-', '-', 'ж'].map((part) => `${local}@${part.repeat(189)}`.slice(0, longestEmail)),
    ),
  ]
  const started = performance.now()
  for (const value of values) isEmail(value)
  // A few milliseconds; an expression that looks back takes minutes.
  expect(performance.now() - started).toBeLessThan(1000)
})
