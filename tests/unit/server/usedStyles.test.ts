import { describe, expect, test } from 'vitest'
import { accentStyles, namesIn, pageStyles, readStyles, usedStyles } from '#server/rendering/usedStyles.ts'

const names = namesIn(
  '<html lang="sr-Latn" data-accent="red" data-mood="loud"><div class="a b" data-state="x"><p data-look="x">text</p><p data-look="slide-to-left">text</p></div>',
)

describe('of the styles of what only the server renders', () => {
  test.each([
    ['a class that is there', '.a{color:red}', '.a{color:red}'],
    ['several on one element', '.a.b{color:red}', '.a.b{color:red}'],
    ['no class at all', 'p{color:red}', 'p{color:red}'],
    ['an attribute', '.a[data-state="y"]{color:red}', '.a[data-state="y"]{color:red}'],
    ['a look that is there', '.a [data-look=x]{color:red}', '.a [data-look=x]{color:red}'],
    ['a part of a second', '.a{transition:.5s}', '.a{transition:.5s}'],
    ['a class that an element must not have', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
    ['an accent that is there', '[data-accent=red]{--a:red}', '[data-accent=red]{--a:red}'],
    ['the language of the page', '.a:lang(sr-Latn){color:red}', '.a:lang(sr-Latn){color:red}'],
    ['what its language begins with', '.a:lang(sr){color:red}', '.a:lang(sr){color:red}'],
    [
      'a way of counting that is named',
      '@counter-style y{symbols:"a"}.a{content:counter(z,y)}',
      '@counter-style y{symbols:"a"}.a{content:counter(z,y)}',
    ],
    ['the mood of the page', '[data-mood=loud]{--b:Big Face}', '[data-mood=loud]{--b:Big Face}'],
    [
      'a font that is named',
      '@font-face{font-family:Big Face}[data-mood=loud]{--b:"big face",serif}',
      '@font-face{font-family:Big Face}[data-mood=loud]{--b:"big face",serif}',
    ],
    [
      'the steps of an animation',
      '@keyframes z{0%{opacity:0}to{opacity:1}}.a{animation:2s z both}',
      '@keyframes z{0%{opacity:0}to{opacity:1}}.a{animation:2s z both}',
    ],
    ['a page of paper', '@page slip{size:a4;margin:1cm}', '@page slip{size:a4;margin:1cm}'],
    ['the order of layers', '@layer a,b;.a{color:red}', '@layer a,b;.a{color:red}'],
  ])('a rule for %s stays', (_, css, kept) => {
    expect(usedStyles(readStyles(css), names)).toBe(kept)
  })

  test.each([
    ['a class that is not there', '.z{color:red}', ''],
    ['one class of two', '.a.z{color:red}', ''],
    ['a look that is not there', '.a[data-look=y]{color:red}', ''],
    ['an accent that is not there', '[data-accent=blue]{--a:blue}', ''],
    ['another mood, and its font', '@font-face{font-family:"Small"}[data-mood=low]{--b:Small}', ''],
    ['another language', '.a:lang(sr-Cyrl){color:red}', ''],
    ['another language of one that begins alike', '.a:lang(sr-Lat){color:red}', ''],
    ['a way of counting that nothing names', '@counter-style y{symbols:"a"}.z{content:counter(x,y)}', ''],
    ['the steps of an animation that nothing names', '@keyframes z{to{opacity:1}}.z{animation:z}', ''],
    ['one selector of two', '.a,.z{color:red}', '.a{color:red}'],
    ['what is left empty', '@layer kit{@media (width > 1px){.z{color:red}}.a{color:red}}', '@layer kit{.a{color:red}}'],
  ])('%s goes', (_, css, kept) => {
    expect(usedStyles(readStyles(css), names)).toBe(kept)
  })
})

describe('of the styles of a page', () => {
  test.each([
    ['a look that is there', '.a[data-look=x]{color:red}', '.a[data-look=x]{color:red}'],
    ['another look', '.a[data-look=y]{color:red}', ''],
    [
      'looks of which one is there, by their beginning',
      '.a[data-look|=slide]{color:red}',
      '.a[data-look|=slide]{color:red}',
    ],
    ['a longer beginning', '.a[data-look|=slide-to]{color:red}', '.a[data-look|=slide-to]{color:red}'],
    ['a whole look as a beginning', '.a[data-look|=x]{color:red}', '.a[data-look|=x]{color:red}'],
    ['a beginning that no look has', '.a[data-look|=sli]{color:red}', ''],
    ['a beginning that is no whole look', '.a[data-look=slide]{color:red}', ''],
    ['two looks', '.a[data-look=y],.a[data-look=x]{color:red}', '.a[data-look=x]{color:red}'],
    [
      'one look of several',
      '.a:is([data-look=x],[data-look=y]){color:red}',
      '.a:is([data-look=x],[data-look=y]){color:red}',
    ],
    ['several looks, none of them there', '.a:is([data-look=y],[data-look=z]) p{color:red}', ''],
    ['all looks but one', '.a:not([data-look=y]){color:red}', '.a:not([data-look=y]){color:red}'],
    ['a class of no module', '.z{color:red}', '.z{color:red}'],
    ['a class of an imported module, which a script may add', '.baZ{color:red}', '.baZ{color:red}'],
    ['a class of another module', '.bbA{color:red}', ''],
    ['a class of another module that only the server renders', '.bbC{color:red}', '.bbC{color:red}'],
    ['another language, which a script may choose', '.a:lang(fr){color:red}', '.a:lang(fr){color:red}'],
    ['another mood', '[data-mood=low]{color:red}', ''],
    ['the steps of an animation that nothing names', '@keyframes z{to{opacity:1}}', ''],
  ])('what becomes of %s', (_, css, kept) => {
    expect(pageStyles(readStyles(css), new Set([...names, '.bbC']), new Set(['ba']), false)).toBe(kept)
  })

  test.each([
    ['stays on a page that imports accents', [accentStyles], false, '[data-accent=blue]{--a:blue}'],
    ['goes on a page that imports none', [], false, ''],
    ['goes on a page in colours of its own', [accentStyles], true, ''],
  ])('an accent that the document lacks %s', (_, imported, hasOwnAccent, kept) => {
    const css = '[data-accent=blue]{--a:blue}'
    expect(pageStyles(readStyles(css), names, new Set(imported), hasOwnAccent)).toBe(kept)
  })
})
