import { expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/message-box'
const { labels, messages, again } = said('en')['elements/message-box']
const { dismiss } = said('en').forms
const sentences = Object.values(messages).map(({ sentence }) => sentence)

test('messages close one by one; the focus goes on to the next, and to what brings them back', async ({ visitor }) => {
  const page = await visitor.open(path)
  for (const label of Object.values(labels)) {
    const group = page.getByRole('group', { name: label })
    const shown = async () => (await group.locator('p').allTextContents()).filter((text) => sentences.includes(text))
    const closing = group.getByRole('button', { name: dismiss })
    const isFocused = (position: number) =>
      closing.nth(position).evaluate((button) => button === document.activeElement)
    await closing.nth(1).press('Enter')
    await eventually(shown).toEqual([sentences[0], sentences[2], sentences[3]])
    await eventually(() => isFocused(1)).toBe(true)
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('Enter')
      await eventually(() => closing.count()).toBe(left)
      if (left === 2) await closing.nth(1).focus()
      if (left === 1) await closing.nth(0).focus()
    }
    const back = group.getByRole('button', { name: again })
    await eventually(() => back.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await eventually(shown).toEqual(sentences)
    await eventually(() => isFocused(0)).toBe(true)
  }
})

test('messages stay without script, and nothing offers to close them', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const label of Object.values(labels)) {
    const group = page.getByRole('group', { name: label })
    for (const sentence of sentences) expect(await group.getByText(sentence).isVisible()).toBe(true)
    expect(await group.getByRole('button').count()).toBe(0)
  }
})
