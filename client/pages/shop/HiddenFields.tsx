import { useSite } from '../../site/site.ts'
import type { ShopQuery } from './shopList.ts'

/** Renders the values that a form of a listing keeps, as hidden fields. */
export function HiddenFields({ of }: { of: ShopQuery }) {
  const { language, addressed } = useSite()
  const fields = { ...(addressed && { lng: language }), ...of }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
