import { expect } from 'vitest'
import { networks } from '#shared/content/networks.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/social-icons'
/** Pixels, as tokens.css says it. */
const tap = 44

test('in every style each account has its name, its address and room for a finger', async ({ visitor }) => {
  const page = await visitor.open(path, { width: 390 })
  const { label, examples } = said('en')['elements/social-icons']
  const lists = page.getByRole('list', { name: label })
  expect(await lists.count()).toBe(Object.keys(examples).length)
  for (const list of await lists.all()) {
    for (const { name, url } of networks) {
      const link = list.getByRole('link', { name: `${name} (${said('en').common.opensElsewhere})`, exact: true })
      expect(await link.getAttribute('href')).toBe(url)
      expect(await link.getAttribute('rel')).toBe('noreferrer')
      const box = (await link.boundingBox())!
      expect(Math.min(box.height, Math.max(box.width, tap)), name).toBeGreaterThanOrEqual(tap)
    }
  }
})

test('the rail shows a name to the pointer and to the keyboard', async ({ visitor }) => {
  const page = await visitor.open(path)
  const link = page.locator('[data-look="rail"] a').first()
  const name = link.getByText(networks[0].name, { exact: true })
  const cut = () => name.evaluate((one) => getComputedStyle(one).clipPath)
  expect(await cut()).not.toBe('none')
  await link.hover()
  await eventually(cut).toBe('none')
  await page.mouse.move(0, 0)
  await eventually(cut).not.toBe('none')
  await page.keyboard.press('Tab')
  await link.focus()
  await eventually(cut).toBe('none')
})
