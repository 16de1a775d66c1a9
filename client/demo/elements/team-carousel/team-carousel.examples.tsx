import { elementPage } from '../examples.tsx'
import { TeamCarousel } from '../../../kit/TeamCarousel.tsx'

export default elementPage(
  'team-carousel',
  {
    rise: ({ label, people }) => <TeamCarousel label={label} people={people} look="rise" />,
    wipe: ({ label, people }) => <TeamCarousel label={label} people={people} look="wipe" />,
    tab: ({ label, people }) => <TeamCarousel label={label} people={people} look="tab" />,
    side: ({ label, people }) => <TeamCarousel label={label} people={people} look="side" />,
    arch: ({ label, people }) => <TeamCarousel label={label} people={people} look="arch" />,
  },
  { hasTwins: true, hasSamples: true },
)
