import { elementPage, startingWith } from '../examples.tsx'
import { TeamCarousel } from '../../../kit/TeamCarousel.tsx'

export default elementPage(
  'team-carousel',
  {
    rise: ({ label, people }) => <TeamCarousel label={label} people={people} look="rise" />,
    wipe: ({ label, people }) => <TeamCarousel label={label} people={startingWith('legal', people)} look="wipe" />,
    tab: ({ label, people }) => <TeamCarousel label={label} people={startingWith('coordination', people)} look="tab" />,
    side: ({ label, people }) => <TeamCarousel label={label} people={startingWith('youth', people)} look="side" />,
    arch: ({ label, people }) => <TeamCarousel label={label} people={startingWith('control', people)} look="arch" />,
  },
  { hasSamples: true, sign: 'dots', opening: 'rise' },
)
