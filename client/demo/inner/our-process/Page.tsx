import pictures from 'virtual:pictures/page-our-process'
import { sampleFigures } from '#shared/content/samples.ts'
import { Accordion } from '../../../kit/Accordion.tsx'
import { CallToAction } from '../../../kit/CallToAction.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { ProcessSteps } from '../../../kit/ProcessSteps.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { SideTitle } from '../../pageTitles/SideTitle.tsx'
import { innerPage } from '../innerPage.tsx'

const { meetings, questions: questionCount, volunteers } = sampleFigures

/** The page about the path from a question to a proposal: rules, five steps, figures and testimonials. */
export default innerPage(
  'our-process',
  ({ lead, values, steps, figures, questions, voices, call }, title) => (
    <>
      <SideTitle {...title} lead={lead} picture={pictures.steps} side="left" />
      <PageSection title={values.title} lead={values.lead}>
        <TextBoxes items={values.items} look="numbered" />
      </PageSection>
      <PageSection title={steps.title} lead={steps.lead} ground="ink" head="beside">
        <ProcessSteps steps={steps.items} look="line" />
      </PageSection>
      <PageSection title={figures.title} lead={figures.lead} ground="highlight">
        <Counters values={{ questions: questionCount, meetings, volunteers }} labels={figures.labels} look="columns" />
      </PageSection>
      <PageSection title={questions.title} lead={questions.lead} head="beside">
        <Accordion items={questions.items} look="ruled" />
      </PageSection>
      <PageSection title={voices.title} ground="tint">
        <TestimonialCards voices={voices.items} look="speech" />
      </PageSection>
      <PageBand>
        <CallToAction {...call} topic="question" look="poster" tone="ink" level={2} />
      </PageBand>
    </>
  ),
  { hasSamples: true },
)
