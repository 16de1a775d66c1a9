import type { ReactNode } from 'react'
import type { RouteId } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'

interface PostFormProps {
  route: RouteId
  /** The mailed secret: pressing the button is what counts, opening the link changes nothing. */
  token: string
  /** What else the button says. */
  hidden?: Readonly<Record<string, string>>
  children: ReactNode
}

/** A button that posts a mailed token; it works without script. */
export function PostForm({ route, token, hidden = {}, children }: PostFormProps) {
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
