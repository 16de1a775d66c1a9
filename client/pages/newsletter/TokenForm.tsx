import type { ReactNode } from 'react'
import type { RouteId } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'

interface TokenFormProps {
  route: RouteId
  /** The mailed token. Only pressing the button has an effect, because mail programs open links. */
  token: string
  /** Further hidden fields. */
  hidden?: Readonly<Record<string, string>>
  children: ReactNode
}

/** Renders a button that posts a mailed token, without script. */
export function TokenForm({ route, token, hidden = {}, children }: TokenFormProps) {
  const address = useAddress()
  return (
    <form method="post" action={address(route)}>
      {Object.entries({ t: token, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
