import { elementPage } from '../examples.tsx'
import { peopleOn } from '../peopleOn.ts'
import { TeamCards } from '../../../kit/TeamCard.tsx'

export default elementPage(
  'teams',
  {
    rise: ({ people, ground }) => <TeamCards people={peopleOn(ground, people, 2)} look="rise" />,
    wipe: ({ people, ground }) => <TeamCards people={peopleOn(ground, people, 2)} look="wipe" />,
    tab: ({ people, ground }) => <TeamCards people={peopleOn(ground, people, 2)} look="tab" />,
    side: ({ people, ground }) => <TeamCards people={peopleOn(ground, people, 2)} look="side" />,
    arch: ({ people, ground }) => <TeamCards people={peopleOn(ground, people, 2)} look="arch" />,
  },
  { hasTwins: true, hasSamples: true },
)
