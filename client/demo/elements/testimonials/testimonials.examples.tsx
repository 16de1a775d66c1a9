import { elementPage } from '../examples.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'

export default elementPage(
  'testimonials',
  {
    poster: ({ voices: { youth } }) => <TestimonialCards voices={{ youth }} look="poster" />,
    framed: ({ voices: { seamstress, driver, seller } }) => (
      <TestimonialCards voices={{ seamstress, driver, seller }} look="framed" />
    ),
    speech: ({ voices: { trainer, youth, seamstress } }) => (
      <TestimonialCards voices={{ trainer, youth, seamstress }} look="speech" />
    ),
    ruled: ({ voices: { driver, seller, trainer } }) => (
      <TestimonialCards voices={{ driver, seller, trainer }} look="ruled" />
    ),
    arch: ({ voices: { seller, youth, driver } }) => (
      <TestimonialCards voices={{ seller, youth, driver }} look="arch" />
    ),
  },
  { preview: 'framed', hasSamples: true, opening: 'rise' },
)
