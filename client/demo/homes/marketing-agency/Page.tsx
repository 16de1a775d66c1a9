import pictures from 'virtual:pictures/home-marketing-agency'
import './colours.css'
import { servicePrices } from './facts.ts'
import { PriceList } from '../../../kit/PriceList.tsx'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { ClientMarks } from '../parts/ClientMarks.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { CampaignHero } from './CampaignHero.tsx'
import { SloganComparisons } from './SloganComparisons.tsx'
import { FounderQuote } from './FounderQuote.tsx'
import styles from './Page.module.css'
import { BudgetShares } from './BudgetShares.tsx'

/** Renders the home of a small marketing agency: the sections of the specification around three campaigns. */
export default homePage('marketing-agency', (words) => (
  <>
    <CampaignHero
      heading={words.heading}
      lead={words.lead}
      call={words.call}
      words={words.campaigns}
      row={pictures.campaigns}
    />
    <HomeSection title={words.steps.title} ground="night" size="small" isTight>
      <ProcessSteps steps={words.steps.items} look="columns" />
    </HomeSection>
    <HomeSection
      title={words.intro.title}
      lead={
        <>
          <p>{words.intro.text}</p>
          <Picture of={pictures.loudspeaker} alt="" />
        </>
      }
      size="huge"
      head="stack"
      isTight
      className={styles.intro}
    >
      <div className={styles.marks}>
        <ClientMarks {...words.clients} marks={['plate', 'sun', 'stamp', 'ring', 'italic']} look="cells" />
      </div>
    </HomeSection>
    <HomeSection title={words.money.title} lead={words.money.lead} ground="tint">
      <BudgetShares shares={words.money.shares} figures={words.money.figures} />
    </HomeSection>
    <HomeSection title={words.cases.title} size="large" width="full">
      <SloganComparisons {...words.cases} label={words.cases.title} slogans={words.campaigns.items} />
    </HomeSection>
    <HomeSection title={words.services.title} lead={words.services.lead} ground="tint" head="beside" isTight>
      <PriceList prices={servicePrices} items={words.services.items} />
    </HomeSection>
    <FounderQuote words={words.letter} picture={pictures.founder} />
    <HomeSection title={words.blog} size="large" width="full" className={styles.blog}>
      <PostTeasers category="business" look="words" />
    </HomeSection>
    <HomeSection
      id="call"
      title={words.form.title}
      lead={words.form.text}
      ground="accent"
      head="beside"
      className={styles.form}
    >
      <div className={styles.call}>
        <RequestForm kind="callback" anchor="call-back" label={words.form.label} send={words.form.send} tone="ink" />
      </div>
    </HomeSection>
  </>
))
