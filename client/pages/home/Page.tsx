import { press as samplePress } from '#shared/content/press.ts'
import { messagingGroup } from '#shared/content/networks.ts'
import { sampleAmounts } from '#shared/content/payments.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { useSite } from '../../site/site.ts'
import { CoPresidents } from './CoPresidents.tsx'
import { HomeContact } from './HomeContact.tsx'
import { HomeDonation } from './HomeDonation.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { HomeGroup } from './HomeGroup.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeMedia } from './HomeMedia.tsx'
import { HomeNewsletter } from './HomeNewsletter.tsx'
import { HomePillars } from './HomePillars.tsx'
import { HomePublished } from './HomePublished.tsx'
import { HomeShop } from './HomeShop.tsx'
import { HomeWays } from './HomeWays.tsx'

/** The programme of the site has sample costs. */
const sampleProgramme = { isSample: true }

/** Renders the home page: first the party, then what a visitor can do. */
export default function HomePage() {
  const { t } = useTranslation()
  const { shelf, municipalities, posters = sampleProgramme } = useSite().content ?? {}
  const { amounts, group, press } = useFacts({ amounts: sampleAmounts, group: messagingGroup, press: samplePress })
  const samples = [shelf, municipalities, posters, amounts, group, ...press]
  return (
    <>
      <HomeHero />
      <HomeNewsletter />
      <HomePublished />
      <HomePillars />
      <HomeFigures />
      <CoPresidents />
      <HomeDonation />
      <HomeMedia />
      <HomeGroup />
      <HomeShop />
      <HomeWays />
      <HomeContact />
      {samples.some((one) => one?.isSample) && <SampleNote text={t('sampleNote')} />}
    </>
  )
}
