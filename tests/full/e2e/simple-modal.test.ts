import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = '/model-popup/simple-modal'
const { open, windows, dismiss } = said('en')['elements/simple-modal']
const { closeWindow } = said('en').controls
const names = ['plain', 'fadeZoom', 'rotateZoom'] as const

const opener = (page: Page, name: (typeof names)[number]) => page.getByRole('link', { name: open[name], exact: true })
const dialog = (page: Page, name: (typeof names)[number]) =>
  page.getByRole('dialog', { name: windows[name].heading, exact: true })
const isFocused = (page: Page, name: (typeof names)[number]) =>
  opener(page, name).evaluate((link) => link === document.activeElement)
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-locked'))
const isModal = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

describe('a modal', () => {
  test('locks the page, closes in each way, and returns the focus', async ({ visitor }) => {
    const page = await visitor.open(path)
    for (const name of names) {
      const ways = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        () => dialog(page, name).getByRole('button', { name: closeWindow }).click(),
        () => dialog(page, name).getByRole('button', { name: dismiss, exact: true }).click(),
      ]
      for (const close of ways) {
        await opener(page, name).press('Enter')
        await eventually(() => isModal(page)).toBe(true)
        expect(await isLocked(page), name).toBe(true)
        await close()
        await eventually(() => isModal(page)).toBe(false)
        await eventually(() => isLocked(page)).toBe(false)
        expect(await isFocused(page, name), name).toBe(true)
      }
    }
    await eventually(() => new URL(page.url()).hash).toBe('')
  })

  test('keeps the focus, has no accessibility faults, and stays open on a click inside', async ({ visitor }) => {
    const page = await visitor.open(path)
    await opener(page, 'fadeZoom').click()
    await dialog(page, 'fadeZoom').waitFor()
    for (let tab = 0; tab < 6; tab += 1) {
      await page.keyboard.press('Tab')
      // The focus may be in the browser's own controls between the last and the first control; then it is on `body`.
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('dialog:modal')
      })
      expect(isOutside).toBe(false)
    }
    await dialog(page, 'fadeZoom').getByText(windows.fadeZoom.text).click()
    expect(await isModal(page)).toBe(true)
    // A press that begins inside and ends outside does not close it.
    await dialog(page, 'fadeZoom').getByText(windows.fadeZoom.text).hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    expect(await isModal(page)).toBe(true)
    expect(await accessibility(page)).toEqual([])
  })

  test('closes with a change of page', async ({ visitor }) => {
    const page = await visitor.open('/model-popup')
    await page
      .locator('main')
      .getByRole('link', { name: said('en').elements['simple-modal'], exact: true })
      .click()
    await opener(page, 'rotateZoom').click()
    await eventually(() => isModal(page)).toBe(true)
    await page.evaluate(() => history.go(-2))
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').kit.index['model-popup'].heading)
    expect(await isModal(page)).toBe(false)
    expect(await isLocked(page)).toBe(false)
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test('opens when its anchor is in the address', async ({ visitor }) => {
    const page = await visitor.open(`${path}#modal-rotate-zoom`, { motion: true })
    await eventually(() => isModal(page)).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => isModal(page)).toBe(false)
  })

  test('opens and closes by links without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    for (const name of names) {
      const text = page.getByText(windows[name].text)
      expect(await text.isVisible()).toBe(false)
      await opener(page, name).click()
      expect(await text.isVisible()).toBe(true)
      expect(await dialog(page, name).getByRole('button').count()).toBe(0)
      await dialog(page, name).getByRole('link', { name: dismiss, exact: true }).click()
      expect(await text.isVisible()).toBe(false)
      await opener(page, name).click()
      await dialog(page, name).getByRole('link', { name: closeWindow }).click()
      expect(await text.isVisible()).toBe(false)
    }
  })
})
