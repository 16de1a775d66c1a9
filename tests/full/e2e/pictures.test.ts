import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, settled, test } from '#tests/support/browser.ts'

const themes = ['light', 'dark'] as const
const other = { light: 'dark', dark: 'light' } as const
/** The picture of the first screen, and pictures below it. */
const addresses = ['/contact', '/newsletter/confirm']

/** The schemes of the pictures that were asked for, each file once, in the order of asking. */
function askedSchemes(page: Page): { files: string[]; schemes: () => Set<string | undefined> } {
  const files: string[] = []
  page.on('request', (request) => {
    const [, name, scheme] = /\/static\/media\/([a-z-]+)-(light|dark)-[\w-]{8}\.svg$/.exec(request.url()) ?? []
    if (name && scheme) files.push(`${name} ${scheme}`)
  })
  return { files, schemes: () => new Set(files.map((file) => file.split(' ')[1])) }
}

/** The schemes of the pictures that are seen, and whether they have come; goes to the first that has not. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img[data-scheme]')].filter((image) =>
      image.checkVisibility(),
    )
    const hasCome = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    seen.find((image) => !hasCome(image))?.scrollIntoView()
    return [...new Set(seen.map((image) => `${image.dataset['scheme']}${hasCome(image) ? '' : ', awaited'}`))]
  })

describe.each(addresses)('the pictures of %s', (address) => {
  test.for(themes)('are asked for in the %s scheme alone, where the system has it', async (theme, { visitor }) => {
    let asked: ReturnType<typeof askedSchemes> | undefined
    const page = await visitor.open(address, { theme, before: (page) => (asked = askedSchemes(page)) })
    await eventually(() => shown(page)).toEqual([theme])
    await settled(page)
    expect(asked?.schemes()).toEqual(new Set([theme]))
    expect(new Set(asked?.files).size).toBe(asked?.files.length)
  })

  test.for(themes)('follow the theme that a visitor chooses, on a %s system', async (theme, { visitor }) => {
    const page = await visitor.open(address, { theme })
    await eventually(() => shown(page)).toEqual([theme])
    const asked = askedSchemes(page)
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), other[theme])
    await eventually(() => shown(page)).toEqual([other[theme]])
    expect(asked.schemes()).toContain(other[theme])
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    await eventually(() => shown(page)).toEqual([theme])
  })
})

test('without script a picture is seen once, in the scheme of the system', async ({ visitor }) => {
  const page = await visitor.open('/contact', { theme: 'dark', script: false })
  await eventually(() => shown(page)).toEqual(['dark'])
})
