import type { Page } from 'playwright'

/** The number of scroll positions that are checked on a page. Longer pages repeat their content. */
const maxPositions = 25

/**
 * Scrolls each control of a page to the position of the arrow to the top, and returns the controls that the arrow covers. The controls
 * are selected independently of `client/behaviour/arrow.ts`.
 */
export const arrowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async (limit) => {
    const arrow = document.querySelector<HTMLElement>('[data-to-top]')
    if (!arrow) return []
    const checks = { visibilityProperty: true, opacityProperty: true }
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
      if (!arrow.checkVisibility(checks)) return []
      const box = arrow.getBoundingClientRect()
      const lies = ({ left, right, top, bottom }: DOMRect) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top
      // The bounding box of text on several lines is larger than the text.
      return controls.filter(
        (control) =>
          lies(control.getBoundingClientRect()) &&
          [...control.getClientRects()].some(lies) &&
          control.checkVisibility(checks),
      )
    }
    for (const top of distinct.slice(-limit)) {
      scrollTo({ top, behavior: 'instant' })
      await twoFrames()
      if (coveredNow().length === 0) continue
      // A script may have added the control in this frame; the arrow moves away in the next one.
      await twoFrames()
      for (const control of coveredNow())
        faults.add(`the arrow to the top covers ${control.localName} “${control.textContent.trim().slice(0, 30)}”`)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await twoFrames()
    return [...faults]
  }, maxPositions)
