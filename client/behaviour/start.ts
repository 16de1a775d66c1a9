import { watchBack } from '../site/overlayEntry.ts'
import { watchArrow } from './arrow.ts'
import { watchBurger } from './burger.ts'
import { watchFooter } from './footer.ts'
import { watchHeader } from './header.ts'
import { watchLayout } from './layout.ts'
import { watchMenus } from './menus.ts'
import { watchPrint } from './print.ts'

/**
 * Starts the scripts of header, footer and page after hydration. A second call does nothing.
 * Until then menus open and close, but the header does not move.
 */
export function startBehaviour(): void {
  const { dataset } = document.documentElement
  if (dataset['behaviour'] !== undefined) return
  watchBack()
  watchLayout()
  watchHeader()
  watchArrow()
  watchMenus()
  watchBurger()
  watchFooter()
  watchPrint()
  // Tests wait for it.
  dataset['behaviour'] = ''
}
