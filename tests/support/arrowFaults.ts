import type { Page } from 'playwright'

/** Places of a page that are looked at: longer pages repeat what came before. */
const mostPlaces = 25

/**
 * Scrolls each control of a page to where the arrow to the top stands, and returns what the arrow then lies over. Controls are found by
 * their roles, not by the selector of `client/behaviour/arrow.ts`.
 */
export const arrowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const arrow = document.querySelector<HTMLElement>('[data-to-top]')
    if (!arrow) return []
    const seen = { visibilityProperty: true, opacityProperty: true }
    const twoFrames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary',
      ),
    ].filter((control) => control !== arrow)
    scrollTo({ top: innerHeight, behavior: 'instant' })
    await twoFrames()
    const place = arrow.getBoundingClientRect()
    const tops = controls
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, height, left, right }) => width > 0 && height > 0 && left < place.right && right > place.left)
      .map(({ top, height }) => Math.round(scrollY + top + height / 2 - place.top - place.height / 2))
    const distinct = [...new Set(tops.map((top) => Math.round(top / 40) * 40))].filter((top) => top > 300)
    const faults = new Set<string>()
    const coveredNow = (): HTMLElement[] => {
      if (!arrow.checkVisibility(seen)) return []
      const box = arrow.getBoundingClientRect()
      const lies = ({ left, right, top, bottom }: DOMRect) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top
      // A line of text that is broken is less than its box.
      return controls.filter(
        (control) =>
          lies(control.getBoundingClientRect()) &&
          [...control.getClientRects()].some(lies) &&
          control.checkVisibility(seen),
      )
    }
    for (const top of distinct.slice(-most)) {
      scrollTo({ top, behavior: 'instant' })
      await twoFrames()
      if (coveredNow().length === 0) continue
      // A control that a script has just brought: the arrow makes way with the next frame.
      await twoFrames()
      for (const control of coveredNow())
        faults.add(`the arrow to the top lies over ${control.localName} “${control.textContent.trim().slice(0, 30)}”`)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await twoFrames()
    return [...faults]
  }, mostPlaces)
