import { describe, expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import {
  accountOfIban,
  ibanOfAccount,
  readAccount,
  readIban,
  writeAccount,
  writeIban,
} from '#server/payment/account.ts'
import { bankText } from '#server/payment/bankText.ts'
import { controlDigits, mod97 } from '#server/payment/mod97.ts'
import { readPayee } from '#server/payment/payee.ts'
import { fitsParty, paymentString, writeDinars, type Payment } from '#server/payment/paymentString.ts'
import { drawQr, qrModules } from '#server/payment/qrCode.ts'
import { reference97, shownReference, writeReference } from '#server/payment/reference.ts'
import { sepaCode } from '#server/payment/sepaCode.ts'
import { createSlip } from '#server/payment/slip.ts'
import { parsePayment } from '#tests/support/paymentParser.ts'
import { scanSvg, svgOf } from '#tests/support/scanCode.ts'

const fixture = '999000000001234573'

describe('arithmetic modulo 97', () => {
  test.each([
    ['0', 0],
    ['97', 0],
    ['98', 1],
    [fixture, 1],
    ['A', 10],
    ['Z', 35],
    // The example of ISO 13616: a British IBAN with the country code at the end.
    ['WEST12345698765432GB82', 1],
  ])('%s has the remainder %i', (text, rest) => {
    expect(mod97(text)).toBe(rest)
  })

  test('is exact for long numbers', () => {
    const long = '9'.repeat(300)
    expect(mod97(long)).toBe(Number(BigInt(long) % 97n))
  })

  test('gives two control digits, with a leading zero', () => {
    expect(controlDigits('2026000123')).toBe('38')
    const padded = Array.from({ length: 200 }, (_, number) => controlDigits(String(number)))
    for (const digits of padded) expect(digits).toMatch(/^\d\d$/)
    expect(padded.some((digits) => digits.startsWith('0'))).toBe(true)
  })

  test.each(['', '-1', 'a', '1.5', ' 1', 'Č'])('refuses %j', (text) => {
    expect(() => mod97(text)).toThrow(RangeError)
  })
})

describe('accounts', () => {
  test.each([
    ['840-955845-10', '840000000095584510'],
    ['165-55-74', '165000000000005574'],
    ['310-1234567891211-86', '310123456789121186'],
    ['845000000040484987', '845000000040484987'],
    ['115038169338697697', '115038169338697697'],
    [fixture, fixture],
  ])('%s is read as %s', (written, account) => {
    expect(readAccount(written)).toBe(account)
    expect(readAccount(writeAccount(account))).toBe(account)
    expect(mod97(account)).toBe(1)
  })

  test('are shown with bank, number and control digits separated', () => {
    expect(writeAccount(fixture)).toBe('999-0000000012345-73')
  })

  test.each([
    '845000000014284968',
    '',
    '840-955845-11',
    '840-955845',
    '84-955845-10',
    '840-12345678901234-10',
    '99900000000123457',
    '9990000000012345730',
    '999 0000000012345 73',
    'RS35999000000001234573',
    '999000000001234573\n',
  ])('refuses %j with a reason', (written) => {
    expect(() => readAccount(written)).toThrow(/ is not a bank account: .+\./)
  })

  test('are Serbian IBANs with the control digits 35', () => {
    expect(ibanOfAccount(fixture)).toBe('RS35999000000001234573')
    expect(readIban(ibanOfAccount(fixture))).toBe('RS35999000000001234573')
    expect(accountOfIban('RS35999000000001234573')).toBe(fixture)
    expect(writeIban('RS35999000000001234573')).toBe('RS35 9990 0000 0001 2345 73')
    for (const account of ['840000000095584510', '165000000000005574', '310123456789121186'])
      expect(accountOfIban(ibanOfAccount(account))).toBe(account)
  })

  test.each(['RS36999000000001234573', 'DE35999000000001234573', 'RS35845000000014284968', 'RS35'])(
    'refuse %s for a Serbian IBAN',
    (iban) => {
      expect(() => accountOfIban(iban)).toThrow(RangeError)
    },
  )
})

describe('references', () => {
  test.each([
    ['2026000123', '97382026000123', '38 2026000123'],
    ['DON2026001', '9785DON2026001', '85 DON2026001'],
  ])('%s is read as %s', (body, written, shown) => {
    expect(writeReference(reference97(body))).toBe(written)
    expect(shownReference(reference97(body))).toBe(shown)
  })

  test('without a model get the model 00', () => {
    expect(writeReference({ model: '00', number: '12-345-A' })).toBe('0012-345-A')
  })

  test.each([
    ['97', '382026000124'],
    ['97', '38-2026000123'],
    ['97', '38'],
    ['97', '85don2026001'],
    ['97', '003'],
    ['00', ''],
    ['00', '-1'],
    ['00', '1|2'],
    ['00', '1'.repeat(24)],
  ] as const)('refuses %s %s', (model, number) => {
    expect(() => writeReference({ model, number })).toThrow(RangeError)
  })

  test('refuses a body with a dash and a body that is too long', () => {
    expect(() => reference97('2026-1')).toThrow(RangeError)
    expect(() => reference97('1'.repeat(22))).toThrow(RangeError)
  })
})

describe('text for a bank', () => {
  test('has no digraph characters, whatever its input', () => {
    const wrong: string[] = []
    for (let code = 0x80; code < 0x1_0000; code += 1) {
      if (code === 0x3400) code = 0xa640
      if (code === 0xac00) code = 0xf900
      const read = bankText(`a${String.fromCodePoint(code)}b`)
      if (read !== undefined && read !== read.normalize('NFKC')) wrong.push(`U+${code.toString(16)} is ${read}`)
    }
    expect(wrong).toEqual([])
  })

  test('of the party’s facts is refused when it has a digraph character', () => {
    for (const line of ['Stranka Ǆ', 'ﬁlip'])
      expect(() => paymentString({ ...payment, recipient: [line] })).toThrow('banks do not accept')
  })

  test.each([
    ['Ђорђе Љубишић', 'Đorđe Ljubišić'],
    ['ЊЕГОШЕВА 5', 'NJEGOŠEVA 5'],
    ['  Ana\u00a0 Anić ', 'Ana Anić'],
    ['Ana\u0301', 'Aná'],
    ['„Пример” – d’Artagnan', '"Primer" - d\'Artagnan'],
    ['Žužana Kőszegi', 'Žužana Kőszegi'],
    ['Ǆemal Ǉubičić', 'DŽemal LJubičić'],
    ['ǅemal ǈubičić ǋegoš', 'Džemal Ljubičić Njegoš'],
    ['haǆi ǉuba ǌ Ǌ', 'hadži ljuba nj NJ'],
    ['ﬁlip ﬂora oﬃce ﬀ ﬄ ﬆ ﬅ', 'filip flora office ff ffl st st'],
    ['Ǳ ǲ ǳ ĳ Ĳ ſ', 'DZ Dz dz ij IJ s'],
    ['Aleksandar Ⅳ', 'Aleksandar IV'],
    ['Ａｎａ　１', 'Ana 1'],
    ['a\u2003b\u2009c\u2011d', 'a b c-d'],
    ['½ № 1…', '1/2 No 1...'],
    ['O\u00b4Hara O`Neill O\u2032Brien', "O'Hara O'Neill O'Brien"],
    ['Ana\u2212Marija \u2039Ana\u203a', 'Ana-Marija "Ana"'],
    ['Ulica 5½', 'Ulica 5 1/2'],
    ['Ulica 5²', 'Ulica 5 2'],
    ['', ''],
  ])('%j becomes %j', (typed, read) => {
    expect(bankText(typed)).toBe(read)
  })

  test.each(['a|b', 'Αθήνα', 'Ана 🙂', 'a\nb', 'a\tb', 'Пётр', '安娜', '<b>', 'a\u202eb', 'a\u200bb'])(
    'refuses %j',
    (typed) => {
      expect(bankText(typed)).toBeUndefined()
    },
  )
})

const payment: Payment = {
  account: fixture,
  recipient: ['Stranka Primer', 'Ulica Primer 1, 11000 Beograd'],
  paras: 150_000,
  payer: ['Đorđe Ljubišić', 'Njegoševa 5', '21000 Novi Sad'],
  code: '289',
  purpose: 'Prilog za redovan rad stranke',
  reference: reference97('DON2026001'),
}

describe('the text of a QR code', () => {
  test('has every tag in its order', () => {
    expect(paymentString(payment)).toBe(
      'K:PR|V:01|C:1|R:999000000001234573|N:Stranka Primer\nUlica Primer 1, 11000 Beograd|I:RSD1500,00|P:Đorđe Ljubišić\nNjegoševa 5\n21000 Novi Sad|SF:289|S:Prilog za redovan rad stranke|RO:9785DON2026001',
    )
  })

  test('has no tag for a missing payer', () => {
    const { payer: _, ...rest } = payment
    expect(parsePayment(paymentString(rest)).payer).toBeUndefined()
  })

  test.each([
    [1, '0,01'],
    [10, '0,10'],
    [100, '1,00'],
    [99_999_999_999_999, '999999999999,99'],
  ])('writes %i paras as %s', (paras, written) => {
    expect(paymentString({ ...payment, paras })).toContain(`|I:RSD${written}|`)
  })

  test.each<[string, Partial<Payment>]>([
    ['no amount', { paras: 0 }],
    ['a negative amount', { paras: -100 }],
    ['half a para', { paras: 0.5 }],
    ['an amount that is not a number', { paras: Number.NaN }],
    ['an amount beyond 18 characters', { paras: 100_000_000_000_000 }],
    ['an amount beyond exact numbers', { paras: 2 ** 60 }],
    ['a wrong account', { account: '845000000014284968' }],
    ['no recipient', { recipient: [] }],
    ['an empty line', { recipient: ['Stranka', ''] }],
    ['a bar in a value', { recipient: ['Stranka|N:Other'] }],
    ['Cyrillic', { recipient: ['Странка Пример'] }],
    ['four lines', { payer: ['a', 'b', 'c', 'd'] }],
    ['71 characters', { payer: ['a'.repeat(71)] }],
    ['71 characters with the line break', { payer: ['a'.repeat(35), 'b'.repeat(35)] }],
    ['a line break in a line', { payer: ['a\nb'] }],
    ['a space at an end', { payer: [' a'] }],
    ['a code of two digits', { code: '28' }],
    ['a code with a letter', { code: '28A' }],
    ['no purpose', { purpose: '' }],
    ['a purpose of 36 characters', { purpose: 'a'.repeat(36) }],
    ['a purpose in two lines', { purpose: 'a\nb' }],
    ['a purpose with a bar', { purpose: 'a|b' }],
    ['wrong control digits', { reference: { model: '97', number: '01DON2026001' } }],
  ])('refuses %s with a sentence', (_, wrong) => {
    expect(() => paymentString({ ...payment, ...wrong })).toThrow(/^\S.+\.$/s)
  })

  test('accepts values at the limit of each field', () => {
    expect(fitsParty(['a'.repeat(70)])).toBe(true)
    expect(fitsParty(['ž'.repeat(34), 'đ'.repeat(35)])).toBe(true)
    const { payer, purpose } = parsePayment(
      paymentString({ ...payment, payer: ['ž'.repeat(34), 'đ'.repeat(35)], purpose: 'č'.repeat(35) }),
    )
    expect([payer, purpose]).toEqual([['ž'.repeat(34), 'đ'.repeat(35)], 'č'.repeat(35)])
  })
})

/** Returns a generator of pseudorandom numbers from 0 to 1 with a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('ten thousand random payments are read back unchanged', () => {
  const random = seeded(20_261_117)
  const whole = (below: number) => Math.floor(random() * below)
  const from = (signs: string, length: number) => Array.from({ length }, () => signs[whole(signs.length)]!).join('')
  const letters = 'abcčćdđefghijklmnoprsštuvzžABCČĆDĐŠŽ0123456789.,-/'
  const line = (most: number) => from(letters, 1 + whole(most))
  const party = () => [line(30), line(22), line(16)].slice(0, 1 + whole(3))
  for (let count = 0; count < 10_000; count += 1) {
    const body = from('0123456789', 16)
    const account = body + controlDigits(body)
    const given: Payment = {
      account,
      recipient: party(),
      paras: 1 + Math.floor(random() ** 4 * 99_999_999_999_998),
      ...(random() < 0.7 && { payer: party() }),
      code: random() < 0.5 ? '289' : '189',
      purpose: line(35),
      reference:
        random() < 0.8
          ? reference97(from('0123456789ABCXYZ', 1 + whole(21)))
          : { model: '00', number: from('0123456789', 1 + whole(23)) },
    }
    expect(parsePayment(paymentString(given))).toEqual({
      account,
      recipient: given.recipient,
      paras: BigInt(given.paras),
      payer: given.payer,
      code: given.code,
      purpose: given.purpose,
      model: given.reference.model,
      reference: given.reference.number,
    })
  }
})

describe('the parser of the tests finds', () => {
  const good = paymentString(payment)
  test.each([
    ['a space at the end', `${good} `],
    ['a bar at the end', `${good}|`],
    ['an empty tag', good.replace('SF:289', 'SF:')],
    ['tags in another order', good.replace('V:01|C:1', 'C:1|V:01')],
    ['a tag twice', `${good}|RO:9785DON2026001`],
    ['an account with wrong control digits', good.replace(fixture, '845000000014284968')],
    ['a decimal point', good.replace('1500,00', '1500.00')],
    ['a thousands mark', good.replace('1500,00', '1.500,00')],
    ['no amount', good.replace('1500,00', '0,00')],
    ['Cyrillic', good.replace('Stranka', 'Странка')],
    ['wrong control digits', good.replace('RO:9785', 'RO:9786')],
  ])('%s', (_, wrong) => {
    expect(wrong).not.toBe(good)
    expect(() => parsePayment(wrong)).toThrow()
  })
})

describe('the QR code', () => {
  const text = paymentString(payment)

  test('is read back as the same text', () => {
    expect(scanSvg(svgOf(drawQr(text)))).toBe(text)
  })

  test('is read back when it has the maximum length in two-byte letters', () => {
    const maxLengths = paymentString({
      ...payment,
      recipient: ['Š'.repeat(23), 'Đ'.repeat(22), 'Ž'.repeat(23)],
      payer: ['č'.repeat(23), 'ć'.repeat(22), 'ž'.repeat(23)],
      paras: 99_999_999_999_999,
      purpose: 'š'.repeat(35),
      reference: reference97('Z'.repeat(21)),
    })
    expect(scanSvg(svgOf(drawQr(maxLengths)), 900)).toBe(maxLengths)
  })

  test('has a quiet zone of four modules and three corners', () => {
    const modules = qrModules(text)
    const { length } = modules
    for (const row of modules) expect(row).toHaveLength(length)
    const isDark = (x: number, y: number) => modules[y]![x]!
    for (let along = 0; along < length; along += 1)
      for (let across = 0; across < 4; across += 1)
        for (const [x, y] of [
          [along, across],
          [across, along],
          [along, length - 1 - across],
          [length - 1 - across, along],
        ] as const)
          expect(isDark(x, y)).toBe(false)
    for (const [x, y] of [
      [4, 4],
      [length - 5, 4],
      [4, length - 5],
    ] as const)
      expect(isDark(x, y)).toBe(true)
  })

  test('has format bits of error correction level M', () => {
    // ISO/IEC 18004, 7.9: without the mask 101…, the first two format bits are 00 for level M.
    const row = qrModules(text)[4 + 8]!
    expect([row[4 + 0], row[4 + 1]].map(Number)).toEqual([1, 0])
  })

  test('is refused for a text that is too long', () => {
    expect(() => drawQr('a'.repeat(2400))).toThrow()
  })
})

describe('a slip', () => {
  const payee = { account: fixture, recipient: payment.recipient, sepa: undefined }
  const order = {
    payer: payment.payer!,
    means: 'transfer',
    dinars: 1_234_567,
    purpose: payment.purpose,
    reference: payment.reference,
  } as const

  test('shows the same data as its code', () => {
    const { fields, qr, names, sepa } = createSlip(payee, order)
    expect(fields).toEqual({
      payer: ['Đorđe Ljubišić', 'Njegoševa 5', '21000 Novi Sad'],
      purpose: ['Prilog za redovan rad stranke'],
      recipient: ['Stranka Primer', 'Ulica Primer 1, 11000 Beograd'],
      code: ['289'],
      currency: ['RSD'],
      amount: ['= 1.234.567,00'],
      account: ['999-0000000012345-73'],
      model: ['97'],
      reference: ['85 DON2026001'],
    })
    expect(parsePayment(scanSvg(svgOf(qr))!)).toMatchObject({ paras: 123_456_700n, code: '289', account: fixture })
    expect(names).toMatchObject({ payer: 'uplatilac', recipient: 'primalac', code: 'šifra plaćanja' })
    expect(sepa).toBeUndefined()
  })

  test.each([
    ['transfer', '289'],
    ['cash', '189'],
  ] as const)('by %s has the code %s', (means, code) => {
    const { fields, qr } = createSlip(payee, { ...order, means })
    expect(fields.code).toEqual([code])
    expect(parsePayment(scanSvg(svgOf(qr))!).code).toBe(code)
  })

  test('has a code in euros only when euros are accepted and the party has a euro account', () => {
    const sepa = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
    const shown = createSlip({ ...payee, sepa }, { ...order, inEuros: true }).sepa!
    expect(shown).toMatchObject({
      recipient: 'Stranka Primer',
      iban: 'DE89 3704 0044 0532 0130 00',
      remittance: 'Prilog za redovan rad stranke 85DON2026001',
    })
    expect(scanSvg(svgOf(shown.qr))!.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Stranka Primer',
      'DE89370400440532013000',
      '',
      '',
      '',
      'Prilog za redovan rad stranke 85DON2026001',
    ])
    expect(createSlip({ ...payee, sepa }, order).sepa).toBeUndefined()
    expect(createSlip(payee, { ...order, inEuros: true }).sepa).toBeUndefined()
  })

  test('is refused with an amount that is not in whole dinars', () => {
    expect(() => createSlip(payee, { ...order, dinars: 100.005 })).toThrow(RangeError)
  })
})

describe('a SEPA code', () => {
  const good = { recipient: 'Stranka Primer', iban: 'DE89370400440532013000', remittance: 'Prilog' }
  test.each([
    ['a wrong IBAN', { iban: 'DE88370400440532013000' }],
    ['a wrong BIC', { bic: 'COBA' }],
    ['Cyrillic', { recipient: 'Странка' }],
    ['no name', { recipient: '' }],
    ['71 characters', { recipient: 'a'.repeat(71) }],
    ['a remittance of 141 characters', { remittance: 'a'.repeat(141) }],
    ['more than 331 octets', { recipient: 'č'.repeat(70), remittance: 'č'.repeat(140) }],
  ])('is refused with %s', (_, wrong) => {
    expect(sepaCode(good)).toContain('SCT')
    expect(() => sepaCode({ ...good, ...wrong })).toThrow(RangeError)
  })
})

describe('the recipient of payments', () => {
  test('comes from the party’s facts', () => {
    expect(readPayee()).toEqual({
      account: fixture,
      recipient: ['Stranka Primer', 'Ulica Primer 1, 11000 Beograd'],
      sepa: undefined,
    })
  })

  test.each([
    [
      'an account with wrong control digits',
      { account: '845000000014284968', sepa: undefined },
      /control digits would be/,
    ],
    ['no account', { account: '', sepa: undefined }, /write it like 840-955845-10/],
    ['a wrong IBAN', { account: fixture, sepa: { iban: 'RS36999000000001234573' } }, /is not an IBAN/],
  ])('is refused with one sentence when there is %s', (_, accounts, said) => {
    const read = () => readPayee(accounts)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^shared\/content\/payments\.ts: [^\n]+\.$/)
    expect(read).toThrow(said)
  })
})

test('dinars have two decimals and no thousands mark', () => {
  expect([writeDinars(123_456_789), writeDinars(5)]).toEqual(['1234567,89', '0,05'])
})
