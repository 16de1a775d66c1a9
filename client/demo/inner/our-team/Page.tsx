import { ChoiceBand } from '../../../kit/CallToAction.tsx'
import { TeamCards } from '../../../kit/TeamCard.tsx'
import { Video } from '../../../kit/Video.tsx'
import { PageSection } from '../../../sections/PageSection.tsx'
import { ProposalBand } from '../../../sections/ProposalBand.tsx'
import { useAddress } from '../../../site/site.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { CentreTitle } from '../../pageTitles/CentreTitle.tsx'
import { innerPage } from '../innerPage.tsx'
import { ColleagueQuotes } from './ColleagueQuotes.tsx'
import { OpenPositions } from './OpenPositions.tsx'

/** Renders a link to the contact form. */
function WriteLink({ label }: { label: string }) {
  const address = useAddress()
  return (
    <ButtonLink tone="paper" size="large" to={address('contact', { anchor: 'write' })}>
      {label}
    </ButtonLink>
  )
}

/** The page of the team: people, ways to join, a ofProgramme, quotations, a film and open positions. */
export default innerPage(
  'our-team',
  ({ lead, team, join, ofProgramme, voices, film, positions }, title) => (
    <>
      <CentreTitle {...title} lead={lead} />
      <PageSection title={team.title} lead={team.lead} ground="accent">
        <TeamCards people={team.people} look="tab" />
        <p>
          <WriteLink label={team.action} />
        </p>
      </PageSection>
      <PageSection title={join.title} lead={join.lead} head="beside">
        <ChoiceBand
          choices={[
            { topic: 'join', ...join.ways.join },
            { topic: 'controller', ...join.ways.controller },
          ]}
        />
      </PageSection>
      <ProposalBand words={ofProgramme} chapter="elections" />
      <PageSection title={voices.title} lead={voices.lead} ground="tint">
        <ColleagueQuotes voices={voices.items} />
      </PageSection>
      <PageSection title={film.title} lead={film.lead} ground="ink" head="beside">
        <Video film="poster" label={film.label} />
      </PageSection>
      <PageSection title={positions.title} lead={positions.lead}>
        <OpenPositions words={positions} />
      </PageSection>
    </>
  ),
  { hasSamples: true },
)
