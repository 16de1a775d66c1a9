import { afterEach, expect, test, vi } from 'vitest'
import { scrollPositionOf, trackScrollPosition } from '#client/app/scrollPositions.ts'

afterEach(() => vi.unstubAllGlobals())

test('a scroll of the next page is not recorded as the position of the page before', () => {
  const target = new EventTarget()
  const history = { state: { key: 'list' }, replaceState: () => undefined }
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const scrollTo = (position: number) => {
    vi.stubGlobal('scrollY', position)
    target.dispatchEvent(new Event('scroll'))
  }
  const stop = trackScrollPosition('list')
  scrollTo(911)
  // The history has the next entry before its page is shown, and a short page scrolls to its top.
  history.state = { key: 'article' }
  scrollTo(0)
  stop()
  expect(scrollPositionOf('list')).toBe(911)
})
