import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { extra } from '#shared/routes/families/extra.ts'
import { top } from '#shared/routes/families/top.ts'
import { addressOf } from '#shared/routes/url.ts'
import { overflows, settled, test } from '#tests/support/browser.ts'

// What the accessibility statement says of the party's pages (locales/*/accessibility.json, `tested`).
const places = [...top, ...extra].map(({ id }, at) => {
  const language = languages[at % languages.length]!
  return { id, address: addressOf(id, { language }) }
})

describe('letters of twice the size', () => {
  test.for(places)('cut nothing off on $id', async ({ address }, { visitor }) => {
    // As a browser whose default size is 32 px.
    const page = await visitor.open(address, { width: 1280 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await settled(page)
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThanOrEqual(32)
    expect(await overflows(page)).toEqual([])
  })
})

/** Fields and buttons whose shape only a ground would show: a device that imposes its colours leaves none. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea, :is(a, button)[data-tone]')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control)
        return parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none'
      })
      .map((control) => `${control.localName} “${control.textContent.trim().slice(0, 30)}”`),
  )

describe('colours that the device imposes', () => {
  test.for(places)('leave fields and buttons an edge on $id', async ({ address }, { visitor }) => {
    const page = await visitor.open(address, { before: (page) => page.emulateMedia({ forcedColors: 'active' }) })
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    expect(await withoutEdge(page)).toEqual([])
    expect(await page.locator('a[data-tone], button[data-tone]').count()).toBeGreaterThan(0)
  })
})
