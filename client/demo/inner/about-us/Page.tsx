import pictures from 'virtual:pictures/page-about-us'
import { sampleFigures, sampleYears } from '#shared/content/samples.ts'
import { useAddress } from '../../../site/site.ts'
import { BigNumber } from '../../../kit/BigNumber.tsx'
import { ChoiceBand } from '../../../kit/CallToAction.tsx'
import { Counters } from '../../../kit/Counters.tsx'
import { Paragraphs } from '../../../kit/Paragraphs.tsx'
import { Services } from '../../../kit/Services.tsx'
import { TeamWithLead } from '../../../kit/TeamWithLead.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'
import { TextSlider } from '../../../kit/TextSlider.tsx'
import { Video } from '../../../kit/Video.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { PageBand, PageSection } from '../../../sections/PageSection.tsx'
import { ProposalBand } from '../../../sections/ProposalBand.tsx'
import { ParallaxTitle } from '../../pageTitles/ParallaxTitle.tsx'
import { innerPage } from '../innerPage.tsx'

/** Renders a link to the programme. */
function ProgrammeLink({ label }: { label: string }) {
  const address = useAddress()
  return <ArrowLink to={address('programme')}>{label}</ArrowLink>
}

/** The page about the organisation: its principles, its offers, its limits and its people. */
export default innerPage(
  'about-us',
  ({ lead, overview, years, services, ofProgramme, slider, boxes, figures, team, join }, title) => (
    <>
      <ParallaxTitle {...title} lead={lead} picture={pictures.street} />
      <PageSection title={overview.title} head="beside">
        <Paragraphs texts={overview.texts} />
        <ProgrammeLink label={overview.link} />
      </PageSection>
      <PageBand>
        <BigNumber
          value={sampleYears}
          label={years.label}
          title={years.title}
          text={years.text}
          beside={<Video film="assembly" label={years.film} />}
        />
      </PageBand>
      <PageSection title={services.title}>
        <Services words={services.items} look="feature" hasIcons />
      </PageSection>
      <ProposalBand words={ofProgramme} chapter="care" />
      <PageSection title={slider.title} ground="ink">
        <TextSlider label={slider.label} texts={slider.texts} look="claim" />
      </PageSection>
      <PageSection title={boxes.title}>
        <TextBoxes items={boxes.items} look="quarters" />
      </PageSection>
      <PageSection title={figures.title} ground="tint" isTight>
        <Counters values={sampleFigures} labels={figures.labels} look="discs" />
      </PageSection>
      <PageSection title={team.title}>
        <TeamWithLead people={team.people} />
      </PageSection>
      <PageSection title={join.title} head="centre" ground="tint">
        <ChoiceBand
          choices={[
            { ...join.choices.join, topic: 'join' },
            { ...join.choices.controller, topic: 'controller' },
          ]}
        />
      </PageSection>
    </>
  ),
  { hasSamples: true },
)
