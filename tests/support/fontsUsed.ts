import type { Page } from 'playwright'
import { toolsOf } from './profiles.ts'

/** What may have text, be it generated: a seventh of a page's elements are drawings. */
const selector = 'body :not(svg, svg *, img, br, script, template)'

/**
 * What text on a page is drawn in, as the browser tells its developer tools.
 * @param families by whose names fonts are called that begin so (a cut of a family is named after it)
 */
export async function fontsUsed(page: Page, families: readonly string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const tools = toolsOf(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  // Asked all at once: one after the other, a page's hundreds of elements take seconds.
  const answers = await Promise.all(nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', { nodeId })))
  const used = new Set(
    answers.flatMap(({ fonts }) =>
      fonts.map(({ familyName, isCustomFont }) => {
        const family = families.find((name) => familyName.startsWith(name)) ?? familyName
        return isCustomFont ? family : `${family} of the machine`
      }),
    ),
  )
  await tools.send('CSS.disable')
  await tools.send('DOM.disable')
  return [...used].sort()
}
