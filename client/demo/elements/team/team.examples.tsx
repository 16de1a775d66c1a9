import { elementPage } from '../examples.tsx'
import { TeamDirectory, TeamFaces, TeamPair, TeamRoster } from '../../../kit/Team.tsx'
import { TeamWithLead } from '../../../kit/TeamWithLead.tsx'

export default elementPage(
  'team',
  {
    lead: ({ people }) => <TeamWithLead people={people} />,
    directory: ({ people: { youth, legal, trainer, driver, coordination }, write }) => (
      <TeamDirectory people={{ youth, legal, trainer, driver, coordination }} write={write} />
    ),
    faces: ({ people }) => <TeamFaces people={people} />,
    roster: ({ people: { seller, seamstress, legal, coordination } }) => (
      <TeamRoster people={{ seller, seamstress, legal, coordination }} />
    ),
    pair: ({ people }) => <TeamPair people={people} />,
  },
  { preview: 'faces', hasSamples: true },
)
