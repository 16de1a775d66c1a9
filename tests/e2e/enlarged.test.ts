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

/** Controls whose shape only a ground would show: a device that imposes its colours leaves none. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input:not([type="hidden"]), select, textarea, [data-tone]')]
      .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === 'none')
      .filter((control) => {
        const style = getComputedStyle(control)
        const isText =
          control.matches('button') && style.backgroundColor === getComputedStyle(document.body).backgroundColor
        const hasBorder = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none'
        return !hasBorder && !isText && style.appearance !== 'auto'
      })
      .map((control) => `${control.localName} “${control.textContent.trim().slice(0, 30)}”`),
  )

describe('colours that the device imposes', () => {
  test.for(places)('leave fields and buttons an edge on $id', async ({ address }, { visitor }) => {
    const page = await visitor.open(address, { before: (page) => page.emulateMedia({ forcedColors: 'active' }) })
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    expect(await withoutEdge(page)).toEqual([])
  })
})
