import { elementPage } from '../examples.tsx'
import { TeamDirectory, TeamFaces, TeamPair, TeamRoster } from '../../../kit/Team.tsx'
import { TeamWithLead } from '../../../kit/TeamWithLead.tsx'

export default elementPage(
  'team',
  {
    lead: ({ people }) => <TeamWithLead people={people} />,
    directory: ({ people, write }) => <TeamDirectory people={people} write={write} />,
    faces: ({ people }) => <TeamFaces people={people} />,
    roster: ({ people }) => <TeamRoster people={people} />,
    pair: ({ people }) => <TeamPair people={people} />,
  },
  { preview: 'faces', hasTwins: true, hasSamples: true, title: 'discs', sign: 'dots' },
)
