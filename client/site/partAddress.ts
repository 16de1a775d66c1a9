import { anchorTo } from './anchor.ts'
import { routeIdOf, useAddress, useSite } from './site.ts'

/** Addresses of parts of the page itself. In a preview they lead to the page that it shows. */
export function usePartAddress(): (anchor: string) => string {
  const here = routeIdOf(useSite().found)
  const address = useAddress()
  // The 404 page stands at any address.
  return (anchor) => (here ? address(here, { anchor }) : anchorTo(anchor))
}
