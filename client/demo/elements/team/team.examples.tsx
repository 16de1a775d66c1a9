import { elementPage } from '../examples.tsx'
import { peopleOn } from '../peopleOn.ts'
import { TeamDirectory, TeamFaces, TeamPair, TeamRoster } from '../../../kit/Team.tsx'
import { TeamWithLead } from '../../../kit/TeamWithLead.tsx'

export default elementPage(
  'team',
  {
    lead: ({ people, ground }) => <TeamWithLead people={peopleOn(ground, people)} />,
    directory: ({ people, write, ground }) => <TeamDirectory people={peopleOn(ground, people)} write={write} />,
    faces: ({ people, ground }) => <TeamFaces people={peopleOn(ground, people)} />,
    roster: ({ people, ground }) => <TeamRoster people={peopleOn(ground, people)} />,
    pair: ({ people, ground }) => <TeamPair people={peopleOn(ground, people)} />,
  },
  { preview: 'faces', hasTwins: true, hasSamples: true, title: 'discs', sign: 'dots' },
)
