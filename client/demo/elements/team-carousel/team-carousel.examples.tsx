import { elementPage } from '../examples.tsx'
import { TeamCarousel } from '../../../kit/TeamCarousel.tsx'

export default elementPage(
  'team-carousel',
  {
    rise: ({ label, people }) => <TeamCarousel label={label} people={people} look="rise" />,
    wipe: ({ label, people: { trainer, ...others } }) => (
      <TeamCarousel label={label} people={{ ...others, trainer }} look="wipe" />
    ),
    tab: ({ label, people: { legal, youth, control, ...others } }) => (
      <TeamCarousel label={label} people={{ legal, youth, control, ...others }} look="tab" />
    ),
    side: ({ label, people }) => <TeamCarousel label={label} people={people} look="side" />,
    arch: ({ label, people: { coordination, ...others } }) => (
      <TeamCarousel label={label} people={{ coordination, ...others }} look="arch" />
    ),
  },
  { hasSamples: true, sign: 'dots', opening: 'rise' },
)
