import pictures from 'virtual:pictures/home-seo-agency'
import './colours.css'
import { searchOffer, searchPrices } from './facts.ts'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PricingTable } from '../../../kit/PricingTable.tsx'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { SearchForm } from '../../../sections/SearchForm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { SearchHero } from './SearchHero.tsx'
import styles from './Page.module.css'
import { QuoteAndRequestForm } from './QuoteAndRequestForm.tsx'

/** Renders the home of a search agency: the sections of the specification in its order, with a chart of before and after. */
export default homePage(
  'seo-agency',
  ({ heading, lead, report, steps, chart, crafts, voice, ask, plans, guides, call }) => (
    <>
      <SearchHero heading={heading} lead={lead} form={report} />
      <HomeSection title={steps.title} size="small">
        <ProcessSteps steps={steps.items} look="icons" />
      </HomeSection>
      <HomeSection title={chart.title} lead={chart.text} ground="night" size="large">
        <BeforeAfter words={chart} />
      </HomeSection>
      <HomeSection title={crafts.title} lead={crafts.lead} ground="deep" size="large" width="full">
        <div className={styles.crafts}>
          <IconBoxes
            words={crafts.items}
            icons={{
              words: 'loudspeaker',
              build: 'theme',
              speed: 'clock',
              places: 'place',
              links: 'globe',
              figures: 'chart',
            }}
            row={pictures.crafts}
            look="above"
          />
        </div>
      </HomeSection>
      <QuoteAndRequestForm voice={voice} ask={ask} picture={pictures.voice} />
      <HomeSection title={plans.title} lead={plans.lead} ground="tint" size="large">
        <PricingTable offer={searchOffer} prices={searchPrices} words={plans} look="rows" />
      </HomeSection>
      <HomeSection title={guides.title} lead={guides.lead} ground="deep" head="beside">
        <div className={styles.results}>
          <SearchForm />
          <PostTeasers category="business" look="words" all={guides.all} />
        </div>
      </HomeSection>
      <HomeSection
        title={call.title}
        lead={
          <>
            <p>{call.text}</p>
            <ButtonLink to={anchorTo('report')} tone="paper" size="large">
              {call.action}
            </ButtonLink>
          </>
        }
        ground="accent"
        size="huge"
        head="beside"
        width="toEnd"
        className={styles.call}
      >
        <Picture of={pictures.reading} alt="" />
      </HomeSection>
    </>
  ),
)
