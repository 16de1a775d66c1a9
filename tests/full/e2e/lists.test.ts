import { expect } from 'vitest'
import { test } from '#tests/support/browser.ts'

test.for([
  ['sr-Cyrl', 'azbuka'],
  ['sr', 'abeceda'],
  ['en', 'lower-alpha'],
] as const)('in %s the letters of a list are those of its alphabet (%s)', async ([language, alphabet], { visitor }) => {
  const page = await visitor.open('/elements/lists', { language })
  const item = page.locator('[data-look="letters"] > li').first()
  // The build may shorten the names of counter styles, not mix them up: the style must be declared.
  const { used, declared } = await item.evaluate((one) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const inside = (rule: CSSRule): CSSRule[] => [
      rule,
      ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(inside) : []),
    ]
    const styles = rules.flatMap(inside).filter((rule) => rule instanceof CSSCounterStyleRule)
    const used = /counter\(\w+, ([\w-]+)\)/.exec(getComputedStyle(one, '::before').content)?.[1]
    return { used, declared: styles.find(({ name }) => name === used)?.symbols }
  })
  if (alphabet === 'lower-alpha') expect(used).toBe(alphabet)
  else {
    const first = { azbuka: ['а', 'б', 'в', 'г', 'д', 'ђ'], abeceda: ['a', 'b', 'c', 'č', 'ć', 'd'] }[alphabet]
    expect(declared?.match(/\p{L}+/gu)?.slice(0, 6)).toEqual(first)
  }
})

test('every list is heard as a list, with as many rows as it shows', async ({ visitor }) => {
  const page = await visitor.open('/elements/lists')
  const lists = page.locator('[data-example] [data-ground]').getByRole('list')
  const counts = await Promise.all((await lists.all()).map((list) => list.locator('> li').count()))
  expect(counts).toEqual([4, 4, 3, 3, 4, 2, 3, 2, 3])
  expect(await page.locator('[data-example] dl').getByRole('term').count()).toBe(3)
})
