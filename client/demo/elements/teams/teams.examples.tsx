import { elementPage } from '../examples.tsx'
import { TeamCards } from '../../../kit/TeamCard.tsx'

export default elementPage(
  'teams',
  {
    rise: ({ people }) => <TeamCards people={people} look="rise" />,
    wipe: ({ people }) => <TeamCards people={people} look="wipe" />,
    tab: ({ people }) => <TeamCards people={people} look="tab" />,
    side: ({ people: { coordination, ...others } }) => <TeamCards people={{ ...others, coordination }} look="side" />,
    arch: ({ people }) => <TeamCards people={people} look="arch" />,
  },
  { hasSamples: true, sign: 'bars', opening: 'rise' },
)
