import { ClientCarousel } from '../../../kit/ClientCarousel.tsx'
import { elementPage, startingWith } from '../examples.tsx'

export default elementPage(
  'client-carousel',
  {
    flags: ({ label, logos }) => <ClientCarousel label={label} names={logos} look="flags" />,
    strip: ({ label, logos }) => (
      <ClientCarousel label={label} names={startingWith('cooperative', logos)} look="strip" />
    ),
    cells: ({ label, logos }) => <ClientCarousel label={label} names={startingWith('cinema', logos)} look="cells" />,
  },
  { preview: 'strip', hasSamples: true, sign: 'rings', opening: 'rise' },
)
