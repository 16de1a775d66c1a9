import type { Page } from 'playwright'

/**
 * Returns the elements that are wider than their space: the document, headings, buttons, table headers, cells of picture rows, and text
 * beyond the edge of the screen. Hidden slides do not count.
 */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`document: ${root.scrollWidth} > ${root.clientWidth}`] : []
    const isSeen = (part: Element) =>
      part.checkVisibility() &&
      !part.closest('[aria-hidden="true"], [inert]') &&
      getComputedStyle(part).clipPath === 'none'
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
    const name = (part: Element) => `${part.localName} “${part.textContent.trim().slice(0, 40)}”`
    for (const part of shown('h1, h2, h3, button, [data-tone], th, summary, label, legend'))
      // An inline box has no width of its own: its clientWidth is 0.
      if (part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
        wide.push(`${name(part)}: ${part.scrollWidth} > ${part.clientWidth}`)
    // A cell shows one picture of a row. A cell that is too wide would show a part of the next picture.
    for (const part of shown('img[data-cells]')) {
      const { width, height } = part.getBoundingClientRect()
      const [own, high] = ['width', 'height'].map((side) => Number(part.getAttribute(side)))
      if (width > 1 && Math.floor(width) > Math.ceil((height * own!) / high!))
        wide.push(`cell of ${part.getAttribute('src')}: ${width} × ${height}`)
    }
    // A row with its own horizontal scrolling (a carousel without script) may be wider than the screen.
    const isInRow = (part: Element): boolean => {
      const { parentElement } = part
      if (!parentElement) return false
      return /auto|scroll/.test(getComputedStyle(parentElement).overflowX) || isInRow(parentElement)
    }
    for (const part of shown('h1, h2, h3, p, a, button, th, td, dt, dd, summary, label, input, select, textarea')) {
      const { left, right, width } = part.getBoundingClientRect()
      const isOutside = Math.round(left) < 0 || Math.round(right) > root.clientWidth
      // Elements that appear only with the focus, for example the skip link, are outside the screen.
      if (width > 1 && isOutside && !isInRow(part)) wide.push(`${name(part)}: ${left} to ${right}`)
    }
    return wide
  })

/**
 * Returns words that are broken without a hyphen, because their space is too narrow. Hyphenated words, by U+00AD or by the browser, are
 * no fault.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      const part = text.parentElement
      if (!part?.checkVisibility() || part.closest('script, style, noscript, [aria-hidden="true"], [inert]')) continue
      const { hyphens, writingMode } = getComputedStyle(part)
      if (hyphens === 'auto' || writingMode !== 'horizontal-tb') continue
      // A clipped ancestor hides the text too.
      let isClipped = false
      for (let holder: Element | null = part; holder; holder = holder.parentElement)
        isClipped ||= getComputedStyle(holder).clipPath !== 'none'
      if (isClipped) continue
      const { data } = text
      const boxAt = (index: number) => {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return [...range.getClientRects()].at(-1)
      }
      for (const { 0: word, index } of data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        const [first, last] = [boxAt(index), boxAt(index + word.length - 1)]
        if (first && last && first.width > 0 && last.top - first.top > first.height / 2)
          broken.push(`${part.localName} “${data.trim().slice(0, 40)}” breaks “${word}”`)
      }
    }
    return broken
  })

/** Returns each pair of texts that overlap. For example, a word that is too wide for its column overlaps the next column. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = Record<'left' | 'top' | 'right' | 'bottom', number>
    const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
    const common = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    // The visible area of an element's content: null if it is clipped, or fixed to the screen.
    const windows = new Map<Element, Box | null>()
    const windowOf = (part: Element | null): Box | null => {
      if (!part) return everywhere
      const known = windows.get(part)
      if (known !== undefined) return known
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(part)
      const outer = clipPath === 'none' && position !== 'fixed' ? windowOf(part.parentElement) : null
      const isOpen = part === document.body || (overflowX === 'visible' && overflowY === 'visible')
      const own = outer && !isOpen ? common(outer, part.getBoundingClientRect()) : outer
      windows.set(part, own)
      return own
    }
    const lines: (Box & { part: Element })[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement
      if (!part || !text.textContent?.trim() || part.closest('script, style, noscript, [aria-hidden="true"], [inert]'))
        continue
      const seen = part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && windowOf(part)
      if (!seen) continue
      range.selectNodeContents(text)
      for (const { left, top, right, bottom, height } of range.getClientRects()) {
        // The line box is higher than the letters.
        const letters = { left: left + 1, top: top + height * 0.22, right: right - 1, bottom: bottom - height * 0.22 }
        const line = common(letters, seen)
        if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push({ ...line, part })
      }
    }
    lines.sort((a, b) => a.top - b.top)
    const name = (part: Element) => `${part.localName} “${part.textContent.trim().slice(0, 40)}”`
    const over = lines.flatMap((line, at) => {
      const found: string[] = []
      for (let next = at + 1; next < lines.length && lines[next]!.top < line.bottom; next += 1) {
        const other = lines[next]!
        const { left, top, right, bottom } = common(line, other)
        if (other.part !== line.part && right - left > 2 && bottom - top > 2)
          found.push(`${name(line.part)} overlaps ${name(other.part)}`)
      }
      return found
    })
    return [...new Set(over)]
  })
