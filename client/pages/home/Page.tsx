import { CoPresidents } from './CoPresidents.tsx'
import { HomeContact } from './HomeContact.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { HomeGroup } from './HomeGroup.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeMedia } from './HomeMedia.tsx'
import { HomePayments } from './HomePayments.tsx'
import { HomePillars } from './HomePillars.tsx'
import { HomeShop } from './HomeShop.tsx'

/** Renders the home page: first the party, then what a visitor can do. */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomePillars />
      <HomeFigures />
      <CoPresidents />
      <HomeMedia />
      <HomeGroup />
      <HomeShop />
      <HomePayments />
      <HomeContact />
    </>
  )
}
