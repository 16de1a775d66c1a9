import { ClientCarousel } from '../../../kit/ClientCarousel.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'client-carousel',
  {
    flags: ({ label, logos }) => <ClientCarousel label={label} names={logos} look="flags" />,
    strip: ({ label, logos }) => <ClientCarousel label={label} names={logos} look="strip" />,
    cells: ({ label, logos }) => <ClientCarousel label={label} names={logos} look="cells" />,
  },
  { preview: 'strip', hasSamples: true, opening: 'rise' },
)
