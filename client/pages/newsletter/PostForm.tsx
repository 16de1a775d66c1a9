import type { ReactNode } from 'react'
import type { RouteId } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'

interface PostFormProps {
  route: RouteId
  /** The mailed secret: pressing the button is what counts, opening the link changes nothing. */
  token: string
  children: ReactNode
}

/** A button that posts a mailed token; it works without script. */
export function PostForm({ route, token, children }: PostFormProps) {
  const address = useAddress()
  return (
    <form method="post" action={address(route)}>
      <input type="hidden" name="t" value={token} />
      {children}
    </form>
  )
}
