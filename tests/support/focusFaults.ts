import type { Page } from 'playwright'
import { settled } from './browser.ts'

/**
 * Returns whether the focused element has a visible outline, is in view, and is not covered (WCAG 2.2, 2.4.7 and 2.4.11). Undefined if
 * nothing has the focus.
 */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // Over pictures, a pseudo-element draws the outline.
    const hasRing = (one: Element) =>
      [undefined, '::after']
        .map((part) => getComputedStyle(one, part))
        .some(
          ({ outlineStyle, outlineWidth, outlineColor }) =>
            outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor),
        )
    // A card may draw the outline. Cards that have one without the focus do not count.
    for (const card of document.querySelectorAll('article:not(:focus-within)'))
      card.toggleAttribute('data-ringed', hasRing(card))
    const card = element.closest('article')
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    // The vertical middle of the visible part, because an element may be taller than the screen.
    const middle = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
    const at = document.elementFromPoint((left + right) / 2, middle)
    // After a full round the first element has the focus again. A date or time field has several stops.
    const visits = Number(element.getAttribute('data-looks') ?? 0)
    const steps = element.matches('[type="date"], [type="time"]') ? 4 : 1
    element.setAttribute('data-looks', String(visits + 1))
    return {
      isNew: visits < steps,
      name: element.textContent.trim().slice(0, 30) || element.localName,
      hasOutline: hasRing(element) || (card !== null && card.matches(':not([data-ringed])') && hasRing(card)),
      isInView: width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isOnTop:
        at !== null &&
        (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element) === true),
    }
  })

/** The number of Tab stops that are checked. Longer pages repeat their content. */
const maxStops = 80
/** The number of frames for scrolling to an element. Counting frames instead of time makes this independent of the machine's speed. */
const maxFrames = 120

/** Moves through a page with the Tab key, and returns each stop whose focus is not visible. */
export async function focusFaults(page: Page): Promise<string[]> {
  const isGood = (stop: Awaited<ReturnType<typeof focusedElement>>) =>
    stop === undefined || (stop.hasOutline && stop.isInView && stop.isOnTop)
  const faults: string[] = []
  let stops = 0
  while (stops < maxStops) {
    await page.keyboard.press('Tab')
    let stop = await focusedElement(page)
    if (!stop?.isNew) break
    stops += 1
    for (let frame = 0; !isGood(stop) && frame < maxFrames; frame += 1) {
      await settled(page)
      stop = await focusedElement(page)
    }
    if (!isGood(stop)) faults.push(`focus not visible: ${JSON.stringify(stop)}`)
  }
  return stops > 5 ? faults : [...faults, `the Tab key stops ${stops} times`]
}
