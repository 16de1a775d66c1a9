import { elementPage } from '../examples.tsx'
import { TestimonialCards } from '../../../kit/TestimonialCard.tsx'

export default elementPage('testimonials', {
  framed: ({ voices, sample }) => <TestimonialCards voices={voices} sample={sample} look="framed" />,
  speech: ({ voices, sample }) => <TestimonialCards voices={voices} sample={sample} look="speech" />,
  poster: ({ voices, sample }) => <TestimonialCards voices={voices} sample={sample} look="poster" />,
  ruled: ({ voices, sample }) => <TestimonialCards voices={voices} sample={sample} look="ruled" />,
  arch: ({ voices, sample }) => <TestimonialCards voices={voices} sample={sample} look="arch" />,
})
