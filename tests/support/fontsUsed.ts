import type { Page } from 'playwright'
import { toolsOf } from './profiles.ts'

/** Elements that may have text, including generated text. */
const selector = 'body :not(svg, svg *, img, br, script, template)'

/**
 * Returns the fonts in which the text of a page is drawn, as the developer tools report them.
 * @param families names of families; a font whose name begins with one of them is reported under this name
 */
export async function fontsUsed(page: Page, families: readonly string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const tools = toolsOf(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  // In parallel: hundreds of elements one after the other take seconds.
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
