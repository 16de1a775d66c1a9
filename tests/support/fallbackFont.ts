import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const require = createRequire(import.meta.url)

const arimo = (name: string): string => {
  const file = readFileSync(require.resolve(`@fontsource/arimo/files/arimo-${name}-normal.woff2`))
  return `data:font/woff2;base64,${file.toString('base64')}`
}

/**
 * Replaces Arial, which this machine lacks, by Arimo, which has the same widths. Text then has the same width before the web font loads
 * as on a visitor's machine. Arimo is embedded in the document, because a local font is available immediately. Must be called before
 * the navigation.
 */
export async function bringArial(page: Page): Promise<void> {
  await page.route(/./, async (route) => {
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
    // The hash of the changed styles is not in the content security policy.
    const { 'content-security-policy': _policy, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers, body: html })
  })
}
