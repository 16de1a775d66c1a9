import { watchBurger } from './burger.ts'
import { watchFooter } from './footer.ts'
import { watchHeader } from './header.ts'
import { watchLayout } from './layout.ts'
import { watchMenus } from './menus.ts'

/*
 * What header and footer do beyond what the browser does by itself. Loaded once the page has been hydrated; until then, and
 * where it never comes, menus open and close, and the header stays where it is.
 */
watchLayout()
watchHeader()
watchMenus()
watchBurger()
watchFooter()

// Who waits for it, a test, sees it.
document.documentElement.dataset['behaviour'] = ''
