import { sampleFigures } from '#shared/content/samples.ts'
import { BigNumber } from '../../../kit/BigNumber.tsx'
import { Services } from '../../../kit/Services.tsx'
import { SubscribeForm } from '../../../kit/SubscribeForm.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { ProposalBand } from '../../../sections/ProposalBand.tsx'
import { VideoTitle } from '../../pageTitles/VideoTitle.tsx'
import { innerPage } from '../innerPage.tsx'
import { Partner } from './Partner.tsx'

/** The page about the members: faces with quotations, values, a ofProgramme, one figure, a partner, services and the newsletter form. */
export default innerPage(
  'who-we-are',
  ({ lead, services, signs, ofProgramme, figure, partner, voices, mail }, title) => (
    <>
      <VideoTitle {...title} lead={lead} film="river" />
      <PageSection title={voices.title}>
        <TestimonialCards voices={voices.items} look="wall" />
      </PageSection>
      <PageSection title={signs.title} ground="tint">
        <TextBoxes items={signs.items} look="hung" />
      </PageSection>
      <ProposalBand words={ofProgramme} chapter="work" />
      <PageSection title={mail.title} lead={mail.lead}>
        <SubscribeForm anchor="mail-who" look="giant" />
      </PageSection>
      <PageBand>
        <BigNumber value={sampleFigures.volunteers} label={figure.label} title={figure.title} text={figure.text} />
      </PageBand>
      <Partner {...partner} mark="cooperative" />
      <PageSection title={services.title} lead={services.lead}>
        <Services words={services.items} look="index" />
      </PageSection>
    </>
  ),
  { hasSamples: true },
)
