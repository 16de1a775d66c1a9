import pictures from 'virtual:pictures/home-design-agency'
import './colours.css'
import { deskOffer, deskPrices } from './facts.ts'
import { PricingTable } from '../../../kit/PricingTable.tsx'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { homePage } from '../homePage.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './Page.module.css'
import { Books } from './Books.tsx'
import { Disciplines } from './Disciplines.tsx'
import { LetterHero } from './LetterHero.tsx'
import { StudioRules } from './StudioRules.tsx'
import { Tags } from './Tags.tsx'
import { Works } from './Works.tsx'

/** The home page of a sample design studio, with all sections of the specification. */
export default homePage('design-agency', (words) => (
  <>
    <LetterHero
      heading={words.heading}
      lead={words.lead}
      label={words.works.label}
      items={words.works.items}
      pictures={pictures}
    />
    <Disciplines {...words.disciplines} />
    <HomeSection title={words.works.title} lead={words.works.lead} size="large" width="full">
      <Works items={words.works.items} handle={words.works.handle} pictures={pictures} />
    </HomeSection>
    <StudioRules words={words.studio} picture={pictures.table} />
    <HomeSection title={words.desk.title} lead={words.desk.lead}>
      <PricingTable offer={deskOffer} prices={deskPrices} words={words.desk} look="rows" />
    </HomeSection>
    <HomeSection title={words.clients.title} ground="tint" size="small" width="full" isTight>
      <Tags names={words.clients.names} />
    </HomeSection>
    <HomeSection title={words.journal} size="large">
      <Books />
    </HomeSection>
    <HomeSection title={words.job.title} lead={words.job.lead} ground="night" head="beside">
      <div className={styles.job}>
        <ul>
          {Object.entries(words.job.terms).map(([id, term]) => (
            <li key={id}>{term}</li>
          ))}
        </ul>
        <StyledButton route="contact" anchor="write" tone="paper">
          {words.job.apply}
        </StyledButton>
      </div>
    </HomeSection>
    <HomeSection id="visit" title={words.visit.title} lead={words.visit.text} ground="accent" size="large">
      <RequestForm
        kind="visit"
        anchor="studio-visit"
        label={words.visit.label}
        send={words.visit.send}
        look="bar"
        tone="ink"
      />
    </HomeSection>
  </>
))
