import type { ReactNode } from 'react'
import { productParams } from '#shared/content/shopNames.ts'
import { useAddress } from '../../../site/site.ts'
import { PageLink } from '../../../ui/PageLink.tsx'

/** Leads to what a T-shirt measures: the window of its page opens by its anchor. */
export function SizesLink({ children }: { children: ReactNode }) {
  const address = useAddress()
  return (
    <PageLink to={address('product', { params: productParams('tshirt'), anchor: 'size-guide' })}>{children}</PageLink>
  )
}
