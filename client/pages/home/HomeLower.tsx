import { HomeContact } from './HomeContact.tsx'
import { HomeGroup } from './HomeGroup.tsx'
import { HomeMedia } from './HomeMedia.tsx'
import { HomePayments } from './HomePayments.tsx'
import { HomeShop } from './HomeShop.tsx'

/** What a visitor can do once they know the party: read, follow, join in, order, donate, call. */
export function HomeLower() {
  return (
    <>
      <HomeMedia />
      <HomeGroup />
      <HomeShop />
      <HomePayments />
      <HomeContact />
    </>
  )
}
