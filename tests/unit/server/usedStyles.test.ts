import { describe, expect, test } from 'vitest'
import { looksIn, stylesOfLooks, usedStyles } from '#server/rendering/usedStyles.ts'

const html = '<div class="a b" data-state="x"><p data-look="x">text</p></div>'

describe('of the styles of what only the server renders', () => {
  test.each([
    ['a class that is there', '.a{color:red}', '.a{color:red}'],
    ['several on one element', '.a.b{color:red}', '.a.b{color:red}'],
    ['no class at all', 'p{color:red}', 'p{color:red}'],
    ['an attribute', '.a[data-state="y"]{color:red}', '.a[data-state="y"]{color:red}'],
    ['a look that is there', '.a [data-look=x]{color:red}', '.a [data-look=x]{color:red}'],
    ['a part of a second', '.a{transition:.5s}', '.a{transition:.5s}'],
    ['a class that an element must not have', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
    ['the steps of an animation', '@keyframes z{0%{opacity:0}}', '@keyframes z{0%{opacity:0}}'],
  ])('a rule for %s stays', (_, css, kept) => {
    expect(usedStyles(css, html)).toBe(kept)
  })

  test.each([
    ['a class that is not there', '.z{color:red}', ''],
    ['one class of two', '.a.z{color:red}', ''],
    ['a look that is not there', '.a[data-look=y]{color:red}', ''],
    ['one selector of two', '.a,.z{color:red}', '.a{color:red}'],
    ['what is left empty', '@layer kit{@media (width > 1px){.z{color:red}}.a{color:red}}', '@layer kit{.a{color:red}}'],
  ])('%s goes', (_, css, kept) => {
    expect(usedStyles(css, html)).toBe(kept)
  })
})

describe('of the styles of a page', () => {
  test.each([
    ['a look that is there', '.a[data-look=x]{color:red}', '.a[data-look=x]{color:red}'],
    ['another look', '.a[data-look=y]{color:red}', ''],
    ['two looks', '.a[data-look=y],.a[data-look=x]{color:red}', '.a[data-look=x]{color:red}'],
    [
      'one look of several',
      '.a:is([data-look=x],[data-look=y]){color:red}',
      '.a:is([data-look=x],[data-look=y]){color:red}',
    ],
    ['several looks, none of them there', '.a:is([data-look=y],[data-look=z]) p{color:red}', ''],
    ['all looks but one', '.a:not([data-look=y]){color:red}', '.a:not([data-look=y]){color:red}'],
    ['a class that a script may add', '.z{color:red}', '.z{color:red}'],
  ])('what becomes of %s', (_, css, kept) => {
    expect(stylesOfLooks(css, looksIn(html))).toBe(kept)
  })
})
