import { CoPresidents } from './CoPresidents.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomePillars } from './HomePillars.tsx'

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomePillars />
      <HomeFigures />
      <CoPresidents />
      {/* Here follows the lower half: <HomeLower />. */}
    </>
  )
}
