import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { settled, test, type Visitor } from './browser.ts'
import type { TestedPage } from './renderPlan.ts'

/**
 * Simulates the page translation of Chrome: replaces every text node, including later ones, by a copy in `<font><font>`. The text stays
 * the same, so that tests still find it.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const leftAlone = 'font, script, style, template, textarea, title, svg, option'
    const translateIn = (root: Node) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text: Node | null = root instanceof Text ? root : walker.nextNode(); text; text = walker.nextNode())
        if (text instanceof Text && text.data && !text.parentElement?.closest(leftAlone)) texts.push(text)
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') translateIn(target)
        for (const node of addedNodes) if (node.isConnected) translateIn(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })

/**
 * Uses every control of a page that does not leave it: opens details, presses buttons, changes selections, types into fields, and sends
 * forms. Returns the number of controls used.
 */
async function useEverything(page: Page): Promise<number> {
  const count = await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    // Links and native form submissions would leave the page. Other tests cover them.
    for (const type of ['click', 'submit'])
      addEventListener(type, (event) => {
        const { target } = event
        if (!(target instanceof Element)) return
        if (target.closest('summary, label, input')) return
        event.preventDefault()
      })
    window.print = () => undefined
    const worked = new Set<Element>()
    const next = () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'summary, button, input:not([type="hidden"]), select, textarea, main a[href^="#"], form[method="post"]',
        ),
      ].find((element) => !worked.has(element))
    for (let element = next(); element && worked.size < 250; element = next()) {
      worked.add(element)
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else if (element instanceof HTMLSelectElement) {
        element.selectedIndex = element.options.length - 1
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
      } else if (element.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="submit"])')) {
        element.focus()
        const field = element as HTMLInputElement
        const type = { number: '3', range: '3', date: '2026-12-01', time: '12:00' }[field.type] ?? 'pro'
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, type)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
        field.blur()
      } else element.click()
      await nextFrame()
    }
    return worked.size
  })
  await settled(page)
  return count
}

/** Opens a page and translates it. React's errors are console messages, which fail the test. */
export async function translated(visitor: Visitor, address: string): Promise<Page> {
  const page = await visitor.open(address)
  await translate(page)
  return page
}

/** Declares a test of each page: all its controls are used after a translation. */
export function testTranslatedPages(pages: readonly TestedPage[]): void {
  describe('a translated page', () => {
    test.for(pages)('keeps its content while all its controls are used: $path', async ({ path }, { visitor }) => {
      const page = await translated(visitor, path)
      const heading = await page.locator('h1').first().textContent()
      await useEverything(page)
      expect(await page.locator('h1').first().textContent()).toBe(heading)
    })
  })
}
