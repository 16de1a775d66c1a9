import pictures from 'virtual:pictures/home-startup'
import './colours.css'
import { sampleStudio, studioOffer, studioPrices } from './facts.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PricingTable } from '../../../kit/PricingTable.tsx'
import { ButtonRow, StyledButton } from '../../../kit/StyledButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { PostTeasers } from '../parts/PostTeasers.tsx'
import { Growth } from './Growth.tsx'
import { Process } from './Process.tsx'
import styles from './Page.module.css'
import { StartupHero } from './StartupHero.tsx'
import { WorkModeCard } from './WorkModeCard.tsx'

/** Renders the home of a young studio: the sections of the specification in its order. */
export default homePage(
  'startup',
  ({ heading, start, services, highlights, figures, growth, ways, process, pricing, blog, call }) => (
    <>
      <StartupHero
        heading={heading}
        start={start}
        more={services.all}
        highlights={highlights}
        picture={pictures.product}
      />
      <HomeSection title={figures.title} size="small" isTight>
        <div className={styles.figures}>
          <div>
            <Picture of={pictures.counts} cell={0} alt="" />
            <Picture of={pictures.counts} cell={1} alt="" />
            <Picture of={pictures.counts} cell={2} alt="" />
          </div>
          <Counters values={sampleStudio} labels={figures.labels} more={['offices', 'people']} />
        </div>
      </HomeSection>
      <Growth words={growth} picture={pictures.founder} />
      <HomeSection title={ways.title} lead={ways.lead} ground="tint">
        <Carousel
          className={styles.ways}
          label={ways.title}
          view="four"
          pager="bars"
          slides={{
            flexible: <WorkModeCard words={ways.cards.flexible} view={ways.view} row={pictures.ways} cell={0} />,
            unique: <WorkModeCard words={ways.cards.unique} view={ways.view} row={pictures.ways} cell={1} />,
            responsive: <WorkModeCard words={ways.cards.responsive} view={ways.view} row={pictures.ways} cell={2} />,
            modern: <WorkModeCard words={ways.cards.modern} view={ways.view} row={pictures.ways} cell={3} />,
          }}
        />
      </HomeSection>
      <HomeSection title={services.title} lead={services.lead} className={styles.services}>
        <Picture of={pictures.things} alt="" />
        <IconBoxes
          words={services.items}
          icons={{
            brand: 'contract',
            product: 'theme',
            web: 'globe',
            figures: 'chart',
            mobile: 'phone',
            content: 'loudspeaker',
          }}
          look="cells"
        />
        <div className={styles.allLink}>
          <ButtonRow>
            <StyledButton route="page-our-services" tone="outline" iconAfter="arrow">
              {services.all}
            </StyledButton>
          </ButtonRow>
        </div>
      </HomeSection>
      <Process words={process} />
      <HomeSection title={pricing.title} lead={pricing.lead} id="pricing" ground="tint">
        <div className={styles.plans}>
          <Tabs
            id="plans"
            label={pricing.choose}
            look="segments"
            hasCapitals
            tabs={{
              monthly: {
                label: pricing.monthly,
                content: <PricingTable offer={studioOffer} prices={studioPrices.month} words={pricing} />,
              },
              yearly: {
                label: pricing.yearly,
                content: <PricingTable offer={studioOffer} prices={studioPrices.year} words={pricing} />,
              },
            }}
          />
        </div>
      </HomeSection>
      <HomeSection title={blog.title} lead={blog.lead} size="large" className={styles.posts}>
        <PostTeasers home="startup" category="startup" look="rows" all={blog.all} />
      </HomeSection>
      <HomeSection title={call.title} lead={call.text} ground="third" isTight>
        <SubscribeForm anchor="sketch" look="inline" />
      </HomeSection>
    </>
  ),
)
