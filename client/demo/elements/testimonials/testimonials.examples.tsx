import { elementPage } from '../examples.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'

export default elementPage(
  'testimonials',
  {
    poster: ({ voices }) => <TestimonialCards voices={voices} look="poster" />,
    framed: ({ voices }) => <TestimonialCards voices={voices} look="framed" />,
    speech: ({ voices }) => <TestimonialCards voices={voices} look="speech" />,
    ruled: ({ voices }) => <TestimonialCards voices={voices} look="ruled" />,
    arch: ({ voices }) => <TestimonialCards voices={voices} look="arch" />,
  },
  { preview: 'framed', hasSamples: true, opening: 'rise' },
)
