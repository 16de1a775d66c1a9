import type { Page } from 'playwright'
import { settled } from './browser.ts'

/**
 * Returns how the focused element is seen: whether something is drawn around it that was not there before, and whether it stands in
 * view and not under something else (WCAG 2.2, 2.4.7 and 2.4.11). Undefined where nothing has the focus.
 */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // Over a picture the ring is drawn by a part of its own.
    const hasRing = (one: Element) =>
      [undefined, '::after']
        .map((part) => getComputedStyle(one, part))
        .some(
          ({ outlineStyle, outlineWidth, outlineColor }) =>
            outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor),
        )
    // Round a whole card it is the card's, and only a ring that is not there without the focus.
    for (const card of document.querySelectorAll('article:not(:focus-within)'))
      card.toggleAttribute('data-ringed', hasRing(card))
    const card = element.closest('article')
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    // Of what is taller than the screen, the part that is on it.
    const middle = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
    const at = document.elementFromPoint((left + right) / 2, middle)
    // Once round the page the first element comes again; within a date or a time each of its parts is a step.
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

/** Stops of the Tab key that a walk looks at: longer pages repeat what came before. */
const mostStops = 80
/** Frames that the browser may take to scroll to an element, of which a slow machine draws as many as a quick one. */
const mostFrames = 120

/** Walks through a page with the Tab key, and returns each stop whose focus cannot be seen. */
export async function focusFaults(page: Page): Promise<string[]> {
  const isGood = (stop: Awaited<ReturnType<typeof focusedElement>>) =>
    stop === undefined || (stop.hasOutline && stop.isInView && stop.isOnTop)
  const faults: string[] = []
  let stops = 0
  while (stops < mostStops) {
    await page.keyboard.press('Tab')
    let stop = await focusedElement(page)
    if (!stop?.isNew) break
    stops += 1
    for (let frame = 0; !isGood(stop) && frame < mostFrames; frame += 1) {
      await settled(page)
      stop = await focusedElement(page)
    }
    if (!isGood(stop)) faults.push(`focus not seen: ${JSON.stringify(stop)}`)
  }
  return stops > 5 ? faults : [...faults, `the Tab key stops ${stops} times`]
}
