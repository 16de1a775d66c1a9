import pictures from 'virtual:pictures/page-our-story'
import { CallToAction } from '../../../kit/CallToAction.tsx'
import { SampleLogos } from '../../../kit/ClientLogo.tsx'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'
import { Services } from '../../../kit/Services.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { ProposalBand } from '../../../sections/ProposalBand.tsx'
import { MiniTitle } from '../../pageTitles/MiniTitle.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { innerPage } from '../innerPage.tsx'
import { Claim } from './Claim.tsx'
import { CycleBoxes } from './CycleBoxes.tsx'

/** The page of the party's story: a full-screen claim, four years, the yearly cycle, a ofProgramme, services, logos and testimonials. */
export default innerPage(
  'our-story',
  ({ claim, years, cycle, ofProgramme, services, call, logos, voices }, title) => (
    <>
      <MiniTitle {...title} />
      <Claim {...claim} action={services.items.join.link} />
      <PageSection title={years.title} lead={years.lead}>
        <ProcessSteps steps={years.items} look="stairs" />
      </PageSection>
      <PageSection title={cycle.title} lead={cycle.lead} ground="ink">
        <CycleBoxes items={cycle.items} />
      </PageSection>
      <ProposalBand words={ofProgramme} chapter="housing" />
      <PageSection title={services.title} lead={services.lead}>
        <Services words={services.items} look="index" />
      </PageSection>
      <PageBand>
        <CallToAction
          {...call}
          topic="question"
          look="picture"
          level={2}
          picture={<Picture of={pictures.page} alt="" />}
        />
      </PageBand>
      <PageSection title={logos.title} lead={logos.lead}>
        <SampleLogos look="checker" />
      </PageSection>
      <PageSection title={voices.title} ground="tint">
        <TestimonialCards voices={voices.items} look="arch" />
      </PageSection>
    </>
  ),
  { hasSamples: true },
)
