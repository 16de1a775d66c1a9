import { elementPage } from '../examples.tsx'
import { TeamCards } from '../../../kit/TeamCard.tsx'

export default elementPage(
  'teams',
  {
    rise: ({ people }) => <TeamCards people={people} look="rise" />,
    wipe: ({ people }) => <TeamCards people={people} look="wipe" />,
    tab: ({ people }) => <TeamCards people={people} look="tab" />,
    side: ({ people }) => <TeamCards people={people} look="side" />,
    arch: ({ people }) => <TeamCards people={people} look="arch" />,
  },
  { hasTwins: true, hasSamples: true },
)
