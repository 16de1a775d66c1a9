import { watchBack } from '../site/overlayEntry.ts'
import { watchArrow } from './arrow.ts'
import { watchBurger } from './burger.ts'
import { watchFooter } from './footer.ts'
import { watchHeader } from './header.ts'
import { watchLayout } from './layout.ts'
import { watchMenus } from './menus.ts'
import { watchPrint } from './print.ts'

/**
 * What header and footer do beyond what the browser does by itself, from the moment the page has been hydrated; until then,
 * and where the script never comes, menus open and close, and the header stays where it is. A second call does nothing.
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
  // Who waits for it, a test, sees it.
  dataset['behaviour'] = ''
}
