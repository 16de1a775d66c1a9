import { describe, expect, test } from 'vitest'
import { isEmail, isPlainEmail, readEmail } from '#shared/forms/email.ts'
import { maxEmailLength } from '#shared/forms/limits.ts'
import { organisation, reach } from '#shared/content/organisation.ts'

const a = (length: number) => 'a'.repeat(length)

describe('isEmail accepts', () => {
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
    'İbrahim@primer.rs',
    'e\u0301va@primer.example',
    'संपर्क@डाटामेल.भारत',
    `${'ж'.repeat(32)}@primer.example`,
    'ana@a.b.c.d.e.example',
    `${a(64)}@primer.example`,
    `ana@${a(63)}.example`,
    `${a(64)}@${a(63)}.${a(63)}.${a(maxEmailLength - 64 - 63 - 63 - 3)}`,
    reach.email,
    organisation.mailFrom,
  ])('%.40s', (address) => {
    expect(isEmail(address)).toBe(true)
  })
})

describe('isEmail refuses', () => {
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
    'ana@127.0x1',
    'ana@0x7f.0.0.0x1',
    'ana@x.0x',
    'ana@2130706433',
    'ana@127.0.0.\u2460',
    'ana@\u0667.\u0667',
    'victim@gmail.com\u2474',
    'victim@gmail.com\u2475',
    'victim@gmail\u2474.com',
    'victim@\u2488com.rs',
    'victim@gmail.com(1)',
    'victim(1)@gmail.com',
    '(1)victim@gmail.com',
    '"victim"@gmail.com',
    '"victim\\"@gmail.com"@gmail.com',
    'victim@[IPv6:::1]',
    'victim@[127.0.0.1]',
    'victim@%67mail.com',
    'victim@gmail%2ecom',
    'victim@gmail.com%0a',
    'victim@gmail.com%00',
    'victim@\uff47mail.com',
    '\uff56ictim@gmail.com',
    'victim\u2474@gmail.com',
    '\ufb01lip@gmail.com',
    'victim@gmail\u3002com',
    'victim@gmail\uff61com',
    'victim@gmail\u2024com',
    'victim@gmail.com\u00ad',
    'victim@gma\u00adil.com',
    'victim@gma\u200dil.com',
    'victim@gmail.com\\',
    'victim@gmail.com#',
    'victim@gmail.com\t',
    'victim@gma\til.com',
    'victim@gma\nil.com',
    'victim@gmail.com..',
    'victim@evil@gmail.com',
    'victim@evil.com:x@gmail.com',
    '\u0301victim@gmail.com',
    'victim@xn--gmail-.com',
    `${'ж'.repeat(33)}@primer.example`,
    `ana@${'ж'.repeat(60)}.example`,
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
    `${a(64)}@${a(63)}.${a(63)}.${a(maxEmailLength - 64 - 63 - 63 - 2)}`,
  ])('%.40j', (address) => {
    expect(isEmail(address)).toBe(false)
  })
})

describe('readEmail', () => {
  test.each([
    ['ana@primer.example', 'ana@primer.example'],
    ['Ana@Primer.EXAMPLE', 'ana@primer.example'],
    ['ana@пример.срб', 'ana@xn--e1afmkfd.xn--90a3ac'],
    ['ANA@ПРИМЕР.СРБ', 'ana@xn--e1afmkfd.xn--90a3ac'],
    ['ana@XN--E1AFMKFD.xn--90a3ac', 'ana@xn--e1afmkfd.xn--90a3ac'],
    ['ana@münchen.de', 'ana@xn--mnchen-3ya.de'],
    ['ana@mu\u0308nchen.de', 'ana@xn--mnchen-3ya.de'],
    ['\u00e9va@primer.example', '\u00e9va@primer.example'],
    ['e\u0301va@primer.example', '\u00e9va@primer.example'],
    ['ана@пример.срб', 'ана@xn--e1afmkfd.xn--90a3ac'],
    ['ana+list@primer.example', 'ana+list@primer.example'],
    ['ana.anic@primer.example', 'ana.anic@primer.example'],
    // Before the @ only ASCII letters are lowercased.
    ['İbrahim@PRIMER.rs', 'İbrahim@primer.rs'],
    ['ÉVA@primer.rs', 'Éva@primer.rs'],
    ['ЖИКА@ПРИМЕР.СРБ', 'ЖИКА@xn--e1afmkfd.xn--90a3ac'],
    // NFC turns the Kelvin sign into an ASCII K first.
    ['\u212aarl@primer.rs', 'karl@primer.rs'],
  ])('converts %s to %s', (typed, spelling) => {
    expect(readEmail(typed)).toBe(spelling)
  })

  test('keeps different mailboxes different', () => {
    const spellings = ['ana@primer.example', 'ana@primer.rs', 'ana.a@primer.example', 'аna@primer.example'].map(
      readEmail,
    )
    expect(new Set(spellings).size).toBe(spellings.length)
  })

  test('accepts each of its own results unchanged, for every character in every place', () => {
    const wrong: string[] = []
    for (let code = 0; code < 0x1_0000; code += 1) {
      // Skips thousands of letters that Unicode neither composes, maps nor folds.
      if (code === 0x3400) code = 0xd7a4
      const character = String.fromCodePoint(code)
      for (const typed of [`ana@x${character}.rs`, `ana@x.r${character}`, `a${character}a@x.rs`]) {
        const read = readEmail(typed)
        if (read === undefined) continue
        const domain = read.slice(read.lastIndexOf('@') + 1)
        if (readEmail(read) !== read || !/^[a-z0-9.-]+$/.test(domain) || /[\s()<>,;:"[\]]/.test(read))
          wrong.push(`U+${code.toString(16)} in ${typed} is ${read}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('an address is plain if the part before the @ is ASCII', () => {
  for (const email of ['ana@primer.rs', 'ana@пример.срб', 'ana+list@xn--e1afmkfd.xn--90a3ac'])
    expect([email, isPlainEmail(email)]).toEqual([email, true])
  for (const email of ['ана@primer.rs', 'İbrahim@primer.rs'])
    expect([email, isPlainEmail(email)]).toEqual([email, false])
})

test('addresses of any length are checked in less than a second', () => {
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
    // Addresses of the maximum length, which all reach the regular expressions.
    ...[a(64), '.'.repeat(64), 'a.'.repeat(32)].flatMap((local) =>
      ['a', 'a.', 'a-', '-', 'ж'].map((part) => `${local}@${part.repeat(189)}`.slice(0, maxEmailLength)),
    ),
  ]
  const started = performance.now()
  for (const value of values) isEmail(value)
  // A few milliseconds; a backtracking expression takes minutes.
  expect(performance.now() - started).toBeLessThan(1000)
})
