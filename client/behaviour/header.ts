import { onRouteChange } from '../site/routeChange.ts'
import { shell } from '../site/shellTimings.ts'
import { layout, onLayout } from './layout.ts'

const { documentElement: root } = document

/** Where the page was when the header last moved. */
let last = 0

/** `data-scrolled` is absent at the top; going down it is `down`, going up, and after a jump, `up`. */
function show(direction: 'down' | 'up'): void {
  const isScrolled = scrollY > shell.scrolledAbove
  if (isScrolled) root.dataset['scrolled'] = direction
  else delete root.dataset['scrolled']
  root.toggleAttribute('data-far', scrollY > shell.arrowAbove)
  last = scrollY
}

function follow(): void {
  // A page pulled beyond its end springs back: nobody went up. It may have grown since its height was taken.
  const end = scrollY + innerHeight
  const isBeyond = end > layout.document && end > root.scrollHeight
  if (scrollY === last || isBeyond) return
  const isUp = scrollY < last
  show(isUp || scrollY <= layout.header ? 'up' : 'down')
}

/** The visitor was taken somewhere: the header says where they are. */
const settle = () => show('up')

/** Slides away going down, comes back going up (`HeaderFrame.module.css` moves it). */
export function watchHeader(): void {
  settle()
  addEventListener('scroll', follow, { passive: true })
  onRouteChange(settle)
  onLayout(() => {
    if (scrollY !== last || scrollY <= shell.scrolledAbove) settle()
  })
}
