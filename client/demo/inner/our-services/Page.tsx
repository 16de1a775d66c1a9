import pictures from 'virtual:pictures/page-our-services'
import { PhoneBand } from '../../../kit/CallToAction.tsx'
import { ServiceList, type Service } from '../../../kit/Services.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { TextSlider } from '../../../kit/TextSlider.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { ParallaxTitle } from '../../pageTitles/ParallaxTitle.tsx'
import { innerPage } from '../innerPage.tsx'
import { TrainingPrices } from './TrainingPrices.tsx'

const questionForm: Service['place'] = { query: { topic: 'question' }, anchor: 'write' }

const services = {
  advice: { icon: 'clock', place: questionForm },
  contract: { icon: 'contract', place: questionForm },
  letters: { icon: 'mail', place: questionForm },
  union: { icon: 'people', place: questionForm },
  training: { icon: 'loudspeaker', place: { query: { topic: 'office' }, anchor: 'write' } },
  room: { icon: 'place', place: { anchor: 'offices' } },
} as const satisfies Record<string, Service>

/** The page of services: offers, tips and the prices of training. */
export default innerPage(
  'our-services',
  ({ lead, services: serviceWords, tips, plans, voices, phone }, title) => (
    <>
      <ParallaxTitle {...title} lead={lead} picture={pictures.room} />
      <PageSection title={serviceWords.title} lead={serviceWords.lead}>
        <ServiceList services={services} words={serviceWords.items} look="bubbles" hasIcons />
      </PageSection>
      <PageSection title={tips.title} lead={tips.lead} ground="ink">
        <TextSlider label={tips.label} texts={tips.items} look="claim" />
      </PageSection>
      <PageSection title={plans.title} lead={plans.lead} head="beside">
        <TrainingPrices more={plans.all} />
      </PageSection>
      <PageSection title={voices.title} ground="tint">
        <TestimonialCards voices={voices.items} look="ruled" />
      </PageSection>
      <PageBand>
        <PhoneBand heading={phone.heading} text={phone.text} level={2} />
      </PageBand>
    </>
  ),
  { hasSamples: true },
)
