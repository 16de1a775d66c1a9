import { describe, expect, test } from 'vitest'
import { accentStyles, namesIn, pageStyles, readStyles, criticalCss } from '#server/rendering/criticalCss.ts'

const names = namesIn(
  '<html lang="sr-Latn" data-accent="red" data-typeface-set="loud"><div class="a b" data-state="x"><p data-look="x">text</p><p data-look="slide-to-left">text</p><p data-look="q" class="c"></p><p class="d" data-look="slide-up"></p></div>',
)

describe('criticalCss', () => {
  test.each([
    ['a rule for a class of the markup', '.a{color:red}', '.a{color:red}'],
    ['a rule for two classes of an element', '.a.b{color:red}', '.a.b{color:red}'],
    ['a rule for an element', 'p{color:red}', 'p{color:red}'],
    ['a rule for an attribute value', '.a[data-state="y"]{color:red}', '.a[data-state="y"]{color:red}'],
    ['a look that is there', '.a [data-look=x]{color:red}', '.a [data-look=x]{color:red}'],
    ['a look of an element of the class', '.c[data-look=q]{color:red}', '.c[data-look=q]{color:red}'],
    ['the beginning of a look of the class', '.d[data-look|=slide]{color:red}', '.d[data-look|=slide]{color:red}'],
    ['a decimal number', '.a{transition:.5s}', '.a{transition:.5s}'],
    ['a rule with :not() for a missing class', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
    ['an accent that is there', '[data-accent=red]{--a:red}', '[data-accent=red]{--a:red}'],
    ['a rule for the language of the page', '.a:lang(sr-Latn){color:red}', '.a:lang(sr-Latn){color:red}'],
    ['a rule for the primary language of the page', '.a:lang(sr){color:red}', '.a:lang(sr){color:red}'],
    [
      'a counter style that a rule names',
      '@counter-style y{symbols:"a"}.a{content:counter(z,y)}',
      '@counter-style y{symbols:"a"}.a{content:counter(z,y)}',
    ],
    [
      'a rule for the typeface set of the page',
      '[data-typeface-set=loud]{--b:Big Face}',
      '[data-typeface-set=loud]{--b:Big Face}',
    ],
    [
      'a font that a rule names',
      '@font-face{font-family:Big Face}[data-typeface-set=loud]{--b:"big face",serif}',
      '@font-face{font-family:Big Face}[data-typeface-set=loud]{--b:"big face",serif}',
    ],
    [
      'an animation that a rule names',
      '@keyframes z{0%{opacity:0}to{opacity:1}}.a{animation:2s z both}',
      '@keyframes z{0%{opacity:0}to{opacity:1}}.a{animation:2s z both}',
    ],
    ['an @page rule', '@page slip{size:a4;margin:1cm}', '@page slip{size:a4;margin:1cm}'],
    ['the order of layers', '@layer a,b;.a{color:red}', '@layer a,b;.a{color:red}'],
  ])('keeps %s', (_, css, kept) => {
    expect(criticalCss(readStyles(css), names)).toBe(kept)
  })

  test.each([
    ['a rule for a missing class', '.z{color:red}', ''],
    ['a rule for two classes of which one is missing', '.a.z{color:red}', ''],
    ['a look that is not there', '.a[data-look=y]{color:red}', ''],
    ['a look that only elements of another class have', '.a[data-look=q]{color:red}', ''],
    ['a missing accent', '[data-accent=blue]{--a:blue}', ''],
    ['another typeface set and its font', '@font-face{font-family:"Small"}[data-typeface-set=low]{--b:Small}', ''],
    ['another language', '.a:lang(sr-Cyrl){color:red}', ''],
    ['a language code that is only part of the page’s', '.a:lang(sr-Lat){color:red}', ''],
    ['a counter style that no rule names', '@counter-style y{symbols:"a"}.z{content:counter(x,y)}', ''],
    ['the steps of an animation that nothing names', '@keyframes z{to{opacity:1}}.z{animation:z}', ''],
    ['the selector of two that does not match', '.a,.z{color:red}', '.a{color:red}'],
    [
      'blocks without remaining rules',
      '@layer kit{@media (width > 1px){.z{color:red}}.a{color:red}}',
      '@layer kit{.a{color:red}}',
    ],
  ])('removes %s', (_, css, kept) => {
    expect(criticalCss(readStyles(css), names)).toBe(kept)
  })
})

describe('pageStyles', () => {
  test.each([
    ['a look that is there', '.a[data-look=x]{color:red}', '.a[data-look=x]{color:red}'],
    ['another look', '.a[data-look=y]{color:red}', ''],
    ['looks by their beginning', '.a[data-look|=slide]{color:red}', '.a[data-look|=slide]{color:red}'],
    ['looks by a longer beginning', '.a[data-look|=slide-to]{color:red}', '.a[data-look|=slide-to]{color:red}'],
    ['a look by its whole name as a beginning', '.a[data-look|=x]{color:red}', '.a[data-look|=x]{color:red}'],
    ['looks by a part of a word', '.a[data-look|=sli]{color:red}', ''],
    ['a look by its beginning only', '.a[data-look=slide]{color:red}', ''],
    ['two looks', '.a[data-look=y],.a[data-look=x]{color:red}', '.a[data-look=x]{color:red}'],
    [
      'several looks of which one is present',
      '.a:is([data-look=x],[data-look=y]){color:red}',
      '.a:is([data-look=x],[data-look=y]){color:red}',
    ],
    ['several missing looks', '.a:is([data-look=y],[data-look=z]) p{color:red}', ''],
    ['all looks but one', '.a:not([data-look=y]){color:red}', '.a:not([data-look=y]){color:red}'],
    ['a class without a module', '.z{color:red}', '.z{color:red}'],
    ['a class of an imported module, which a script may add', '.baZ{color:red}', '.baZ{color:red}'],
    ['a class of another module', '.bbA{color:red}', ''],
    ['a class of another module in the markup', '.bbC{color:red}', '.bbC{color:red}'],
    ['another language, which a script may choose', '.a:lang(fr){color:red}', '.a:lang(fr){color:red}'],
    ['another typeface set', '[data-typeface-set=low]{color:red}', ''],
    ['the steps of an animation that nothing names', '@keyframes z{to{opacity:1}}', ''],
  ])('keeps or removes %s', (_, css, kept) => {
    expect(pageStyles(readStyles(css), new Set([...names, '.bbC']), new Set(['ba']), false)).toBe(kept)
  })

  test.each([
    ['is kept on a page that imports accents', [accentStyles], false, '[data-accent=blue]{--a:blue}'],
    ['is removed on a page that imports none', [], false, ''],
    ['is removed on a page with its own accent', [accentStyles], true, ''],
  ])('an accent that the document lacks %s', (_, imported, hasOwnAccent, kept) => {
    const css = '[data-accent=blue]{--a:blue}'
    expect(pageStyles(readStyles(css), names, new Set(imported), hasOwnAccent)).toBe(kept)
  })
})
