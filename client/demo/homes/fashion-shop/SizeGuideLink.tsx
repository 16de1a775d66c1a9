import type { ReactNode } from 'react'
import { productParams } from '#shared/content/shopNames.ts'
import { useChanges } from '../../../shop/useChanges.ts'
import { useAddress } from '../../../site/site.ts'
import { PageLink } from '../../../ui/PageLink.tsx'

/** Renders a link to the size guide of the T-shirt, a modal that opens by its anchor; nothing while the T-shirt is withdrawn. */
export function SizeGuideLink({ children }: { children: ReactNode }) {
  const address = useAddress()
  if (useChanges().tshirt === null) return null
  return (
    <PageLink to={address('product', { params: productParams('tshirt'), anchor: 'size-guide' })}>{children}</PageLink>
  )
}
