import { elementPage } from '../examples.tsx'
import { peopleOn } from '../peopleOn.ts'
import { TeamCarousel } from '../../../kit/TeamCarousel.tsx'

export default elementPage(
  'team-carousel',
  {
    rise: ({ label, people, ground }) => <TeamCarousel label={label} people={peopleOn(ground, people)} look="rise" />,
    wipe: ({ label, people, ground }) => <TeamCarousel label={label} people={peopleOn(ground, people)} look="wipe" />,
    tab: ({ label, people, ground }) => <TeamCarousel label={label} people={peopleOn(ground, people)} look="tab" />,
    side: ({ label, people, ground }) => <TeamCarousel label={label} people={peopleOn(ground, people)} look="side" />,
    arch: ({ label, people, ground }) => <TeamCarousel label={label} people={peopleOn(ground, people)} look="arch" />,
  },
  { hasTwins: true, hasSamples: true },
)
