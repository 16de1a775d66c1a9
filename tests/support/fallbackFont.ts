import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const require = createRequire(import.meta.url)

const arimo = (name: string): string => {
  const file = readFileSync(require.resolve(`@fontsource/arimo/files/arimo-${name}-normal.woff2`))
  return `data:font/woff2;base64,${file.toString('base64')}`
}

/**
 * Gives the page the Arial that a visitor's machine has and this one lacks, so that letters are as wide before the site's own
 * font arrives as they are there: Arimo, which has the same measures, in the document itself, for a local font is there at
 * once. To be called before the page is asked for.
 */
export async function bringArial(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback()
      return
    }
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/@font-face\{[^}]*local\([^}]*\}/g, (face) => {
      const script = face.includes('U+400') || face.includes('U+0400') ? 'cyrillic' : 'latin'
      const weight = /Arial[ -]Bold/.test(face) ? 700 : 400
      return face.replace(/src:[^;}]*/, `src:url(${arimo(`${script}-${weight}`)})`)
    })
    // The styles are no longer those that the policy knows.
    const { 'content-security-policy': _policy, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers, body: html })
  })
}
