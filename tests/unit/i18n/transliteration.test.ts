import { describe, expect, test } from 'vitest'
import { latinWords, toLatin } from '#shared/i18n/transliteration.ts'

describe('toLatin', () => {
  test('converts the thirty letters, small and capital', () => {
    expect(toLatin('а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш')).toBe(
      'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š',
    )
    expect(toLatin('А Б В Г Д Ђ Е Ж З И Ј К Л Љ М Н Њ О П Р С Т Ћ У Ф Х Ц Ч Џ Ш')).toBe(
      'A B V G D Đ E Ž Z I J K L Lj M N Nj O P R S T Ć U F H C Č Dž Š',
    )
  })

  test.each([
    ['Њива', 'Njiva'],
    ['ЊИВА', 'NJIVA'],
    ['КОЊ', 'KONJ'],
    ['ГОДИШЊЕ', 'GODIŠNJE'],
    ['Љубав', 'Ljubav'],
    ['Џеп', 'Džep'],
    ['ОЏАК', 'ODŽAK'],
    ['Њ', 'Nj'],
    ['Љ. П.', 'Lj. P.'],
    ['инјекција', 'injekcija'],
    ['конјунктура', 'konjunktura'],
    ['надживети', 'nadživeti'],
    ['ЕУ', 'EU'],
    ['„SMS-ом”', '„SMS-om”'],
    ['USB меморија', 'USB memorija'],
  ])('%s → %s', (cyrillic, latin) => {
    expect(toLatin(cyrillic)).toBe(latin)
  })

  test.each([
    ['ПДВ, ПИБ, НБС и РС', 'PDV, PIB, NBS i RS'],
    ['КОЊ. Љубав', 'KONJ. Ljubav'],
    ['А Љ', 'A Lj'],
    ['ЊЕГОШ и Његош', 'NJEGOŠ i Njegoš'],
    ['ЉУБИЧИЋ-ЏЕП', 'LJUBIČIĆ-DŽEP'],
    ['ОЏ2', 'ODŽ2'],
  ])('capitals: %s → %s', (cyrillic, latin) => {
    expect(toLatin(cyrillic)).toBe(latin)
  })

  test('ignores soft hyphens between letters and keeps them', () => {
    expect(toLatin('са\u00adмо\u00adза\u00adпо\u00adшља\u00adва\u00adње')).toBe(
      'sa\u00admo\u00adza\u00adpo\u00adšlja\u00adva\u00adnje',
    )
    expect(toLatin('ГО\u00adДИШ\u00adЊЕ')).toBe('GO\u00adDIŠ\u00adNJE')
    expect(toLatin('Њ\u00adИВА')).toBe('NJ\u00adIVA')
    expect(toLatin('Њ\u00adива')).toBe('Nj\u00adiva')
    expect(toLatin('КО\u00adЊ')).toBe('KO\u00adNJ')
  })

  test('leaves everything else unchanged', () => {
    const latin = '{{partyName}} <1>PDF</1> https://primer.example/?lng=sr „Čćžšđ” 20. 11. 2026.\u00a0– 5\u202f%'
    expect(toLatin(latin)).toBe(latin)
    expect(toLatin('<1>{{partyName}}</1> чува {{count, number}} порука: ana@primer.example')).toBe(
      '<1>{{partyName}}</1> čuva {{count, number}} poruka: ana@primer.example',
    )
    expect(toLatin('ђак, not ðак')).toBe('đak, not ðak')
    expect(toLatin('йёыэьќѓѕѐѝ')).toBe('йёыэьќѓѕѐѝ')
    expect(toLatin('')).toBe('')
  })

  test('writes digraphs as two letters, in normal form C', () => {
    const latin = toLatin('Љиљана Џаџић, ЊИХ, ђаци')
    expect(latin).toBe('Ljiljana Džadžić, NJIH, đaci')
    expect(latin).not.toMatch(/[\u01c4-\u01cc\u00f0\u00d0]/)
    expect(latin).toBe(latin.normalize('NFC'))
  })
})

describe('latinWords', () => {
  test('converts strings in objects and lists, and leaves keys and other values unchanged', () => {
    const words = { наслов: 'Контакт', list: ['Њива', { deep: 'џеп' }], count: 2, none: null }
    expect(latinWords(words)).toEqual({ наслов: 'Kontakt', list: ['Njiva', { deep: 'džep' }], count: 2, none: null })
    expect(words.list[0]).toBe('Њива')
  })
})
