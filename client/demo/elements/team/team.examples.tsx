import { elementPage } from '../examples.tsx'
import { TeamDirectory, TeamFaces, TeamPair, TeamRoster } from '../../../kit/Team.tsx'
import { TeamWithLead } from '../../../kit/TeamWithLead.tsx'

export default elementPage(
  'team',
  {
    lead: ({ people: { seller, control, youth, driver } }) => (
      <TeamWithLead people={{ seller, control, youth, driver }} />
    ),
    directory: ({ people: { legal, seamstress, trainer, coordination, youth }, write }) => (
      <TeamDirectory people={{ legal, seamstress, trainer, coordination, youth }} write={write} />
    ),
    faces: ({ people: { trainer, coordination, ...others } }) => (
      <TeamFaces people={{ trainer, coordination, ...others }} />
    ),
    roster: ({ people: { driver, legal, control, seamstress } }) => (
      <TeamRoster people={{ driver, legal, control, seamstress }} />
    ),
    pair: ({ people: { coordination, legal } }) => <TeamPair people={{ coordination, legal }} />,
  },
  { preview: 'faces', hasSamples: true },
)
