import pictures from 'virtual:pictures/home-application'
import './colours.css'
import { drawerOffer, drawerPrices } from './facts.ts'
import { Accordion } from '../../../kit/Accordion.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { PricingTable } from '../../../kit/PricingTable.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { AppHero } from './AppHero.tsx'
import styles from './Page.module.css'
import { HowItWorks } from './HowItWorks.tsx'
import { NightAndPrice } from './NightAndPrice.tsx'
import { ScreenDrawings } from './Phone.tsx'
import { ScreenCarousel } from './ScreenCarousel.tsx'
import { QuotePair } from './QuotePair.tsx'

/** The home page of a sample app for receipts, with all sections of the specification. */
export default homePage('application', (words) => (
  <>
    <ScreenDrawings />
    <AppHero heading={words.heading} lead={words.lead} hear={words.hear} see={words.see} />
    <HomeSection
      title={words.features.title}
      lead={words.features.lead}
      ground="third"
      head="beside"
      className={styles.roll}
    >
      <div className={styles.features}>
        <IconBoxes
          words={words.features.items}
          icons={{ photo: 'invoice', date: 'clock', sum: 'chart', share: 'people', page: 'contract', stay: 'home' }}
          look="above"
        />
      </div>
    </HomeSection>
    <HowItWorks words={words.how} />
    <HomeSection title={words.strip.title} size="small" width="full" ground="tint">
      <ScreenCarousel label={words.strip.label} names={words.strip.names} />
    </HomeSection>
    <NightAndPrice night={words.night} picture={pictures.night} free={words.free} />
    <HomeSection id="plans" title={words.pricing.title} lead={words.pricing.lead} size="large">
      <PricingTable offer={drawerOffer} prices={drawerPrices} words={words.pricing} look="fields" />
    </HomeSection>
    <HomeSection title={words.voices.title} ground="tint" size="small">
      <QuotePair people={words.voices.people} pictures={pictures} />
    </HomeSection>
    <HomeSection title={words.questions.title} head="beside">
      <Accordion items={words.questions.items} look="numbered" />
    </HomeSection>
    <HomeSection id="updates" title={words.updates.title} lead={words.updates.text} ground="second" isTight>
      <SubscribeForm anchor="app-news" look="inline" />
    </HomeSection>
  </>
))
