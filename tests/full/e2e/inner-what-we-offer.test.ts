import { expect } from 'vitest'
import { chapterIds } from '#shared/content/programme.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/page/what-we-offer'
const words = said('en')['page/what-we-offer']

test('each topic leads to its chapter', async ({ visitor }) => {
  const page = await visitor.open(path)
  for (const id of chapterIds) {
    const link = page.getByRole('link', { name: words.topics.items[id].link })
    expect(await link.getAttribute('href')).toBe(`/programme#${id}`)
  }
})

test('whom it is for is chosen by pointer and keyboard', async ({ visitor }) => {
  const page = await visitor.open(path)
  const { working, looking, owning } = words.whom.tabs
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  expect(await heading(working.heading).isVisible()).toBe(true)
  await page.getByRole('tab', { name: looking.label }).click()
  await eventually(() => heading(looking.heading).isVisible()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await eventually(() => heading(owning.heading).isVisible()).toBe(true)
  expect(await heading(working.heading).isVisible()).toBe(false)
})

test('without script everything can be read', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const { text } of Object.values(words.whom.tabs))
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true)
  const sentence = words.sentence.text.replaceAll(/<\/?1>/g, '')
  expect(await page.getByRole('heading', { name: sentence }).isVisible()).toBe(true)
})
