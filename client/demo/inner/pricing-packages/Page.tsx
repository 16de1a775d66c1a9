import pictures from 'virtual:pictures/page-pricing-packages'
import { Accordion } from '../../../kit/Accordion.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { PageSection } from '../../../sections/PageSection.tsx'
import { SideTitle } from '../../pageTitles/SideTitle.tsx'
import { innerPage } from '../innerPage.tsx'
import { QuestionsLink } from './QuestionsLink.tsx'
import styles from './Page.module.css'
import { TermPrices } from './TermPrices.tsx'

/** The page of training prices, by month or by year, with the rules for all of them. */
export default innerPage(
  'pricing-packages',
  ({ lead, rules, offer, voices, questions, ...words }, title) => (
    <>
      <SideTitle {...title} lead={lead} picture={pictures.room} side="left" />
      <PageSection title={rules.title} lead={rules.lead}>
        <div className={styles.rules}>
          <IconBoxes
            words={rules.items}
            icons={{ place: 'place', papers: 'contract', leaving: 'clock' }}
            look="fields"
          />
        </div>
      </PageSection>
      <PageSection title={offer.title} lead={offer.lead} ground="ink" head="centre">
        <TermPrices labels={offer} words={words} />
      </PageSection>
      <PageSection title={voices.title}>
        <TestimonialCards voices={voices.items} look="speech" />
      </PageSection>
      <PageSection title={questions.title} lead={questions.lead} ground="highlight" head="beside">
        <div className={styles.questions}>
          <Accordion items={questions.items} look="numbered" />
          <QuestionsLink label={questions.ask} />
        </div>
      </PageSection>
    </>
  ),
  { hasSamples: true },
)
