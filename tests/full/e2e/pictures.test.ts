import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, settled, test } from '#tests/support/browser.ts'

const other = { light: 'dark', dark: 'light' } as const

/** Records the requests for pictures, and the schemes of the files. */
function recordSchemes(page: Page): { files: string[]; schemes: () => Set<string | undefined> } {
  const files: string[] = []
  page.on('request', (request) => {
    const [, name, scheme] = /\/static\/media\/([a-z-]+)-(light|dark)-[\w-]{7}\.svg$/.exec(request.url()) ?? []
    if (name && scheme) files.push(`${name} ${scheme}`)
  })
  return { files, schemes: () => new Set(files.map((file) => file.split(' ')[1])) }
}

/** Returns the schemes of the visible pictures, with a mark on those not loaded. Scrolls to the first that is missing. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img[data-scheme]')].filter((image) =>
      image.checkVisibility(),
    )
    const hasLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    seen.find((image) => !hasLoaded(image))?.scrollIntoView()
    return [...new Set(seen.map((image) => `${image.dataset['scheme']}${hasLoaded(image) ? '' : ', awaited'}`))]
  })

test.for([
  { address: '/contact', theme: 'light' },
  { address: '/contact', theme: 'dark' },
  { address: '/newsletter/confirm', theme: 'dark' },
] as const)(
  'the pictures of $address load in the $theme scheme of the system, and follow the chosen theme',
  async ({ address, theme }, { visitor }) => {
    let first: ReturnType<typeof recordSchemes> | undefined
    const page = await visitor.open(address, { theme, before: (page) => (first = recordSchemes(page)) })
    await eventually(() => shown(page)).toEqual([theme])
    await settled(page)
    expect(first?.schemes()).toEqual(new Set([theme]))
    expect(new Set(first?.files).size).toBe(first?.files.length)

    const requested = recordSchemes(page)
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), other[theme])
    await eventually(() => shown(page)).toEqual([other[theme]])
    expect(requested.schemes()).toContain(other[theme])
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    await eventually(() => shown(page)).toEqual([theme])
  },
)

test('pictures are shown once without script, in the scheme of the system', async ({ visitor }) => {
  const page = await visitor.open('/contact', { theme: 'dark', script: false })
  await eventually(() => shown(page)).toEqual(['dark'])
})
