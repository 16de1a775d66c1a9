import { anchorTo } from './anchor.ts'
import { routeIdOf, useAddress, useSite } from './site.ts'

/** Returns a function for addresses of parts of the current page. In a preview they lead to the page that it shows. */
export function usePartAddress(): (anchor: string) => string {
  const currentRoute = routeIdOf(useSite().found)
  const address = useAddress()
  // The 404 page has no address of its own.
  return (anchor) => (currentRoute ? address(currentRoute, { anchor }) : anchorTo(anchor))
}
