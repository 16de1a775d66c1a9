import { onRouteChange } from '../site/routeChange.ts'
import { shell } from '../site/shellTimings.ts'
import { layout, onLayout } from './layout.ts'

const { documentElement: root } = document

/** The scroll position at the last change of the header. */
let lastPosition = 0

/** Sets `data-scrolled`: absent at the top, `down` after scrolling down, `up` after scrolling up or a jump. */
function show(direction: 'down' | 'up'): void {
  const isScrolled = scrollY > shell.scrolledAbove
  if (isScrolled) root.dataset['scrolled'] = direction
  else delete root.dataset['scrolled']
  root.toggleAttribute('data-far', scrollY > shell.arrowAbove)
  lastPosition = scrollY
}

function onScroll(): void {
  // Overscroll at the end of the page springs back, which is not scrolling up. The page may be taller than last
  // measured.
  const end = scrollY + innerHeight
  const isBeyond = end > layout.document && end > root.scrollHeight
  if (scrollY === lastPosition || isBeyond) return
  const isUp = scrollY < lastPosition
  show(isUp || scrollY <= layout.header ? 'up' : 'down')
}

/** After a jump the header shows where the visitor is. */
const showHeader = () => show('up')

/** Hides the header on scrolling down and shows it on scrolling up (`HeaderFrame.module.css` moves it). */
export function watchHeader(): void {
  showHeader()
  addEventListener('scroll', onScroll, { passive: true })
  onRouteChange(showHeader)
  onLayout(() => {
    if (scrollY !== lastPosition || scrollY <= shell.scrolledAbove) showHeader()
  })
}
