import { elementPage } from '../examples.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'

export default elementPage(
  'testimonials',
  {
    poster: ({ voices: { seller } }) => <TestimonialCards voices={{ seller }} look="poster" />,
    framed: ({ voices: { seamstress, driver, seller } }) => (
      <TestimonialCards voices={{ seamstress, driver, seller }} look="framed" />
    ),
    speech: ({ voices: { driver, seller, seamstress } }) => (
      <TestimonialCards voices={{ driver, seller, seamstress }} look="speech" />
    ),
    ruled: ({ voices: { trainer, youth, driver } }) => (
      <TestimonialCards voices={{ trainer, youth, driver }} look="ruled" />
    ),
    arch: ({ voices: { seamstress, seller, driver } }) => (
      <TestimonialCards voices={{ seamstress, seller, driver }} look="arch" />
    ),
  },
  { preview: 'framed', isSmall: true, hasSamples: true, sign: 'rings', opening: 'rise' },
)
