import { elementPage } from '../examples.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'

export default elementPage(
  'testimonials-carousel',
  {
    statement: (words) => <TestimonialsCarousel {...words} look="statement" />,
    framed: (words) => <TestimonialsCarousel {...words} look="framed" />,
    split: (words) => <TestimonialsCarousel {...words} look="split" />,
    speech: (words) => <TestimonialsCarousel {...words} look="speech" />,
    peek: (words) => <TestimonialsCarousel {...words} look="peek" />,
    faces: (words) => <TestimonialsCarousel {...words} look="faces" />,
    posters: (words) => <TestimonialsCarousel {...words} look="posters" />,
    letter: (words) => <TestimonialsCarousel {...words} look="letter" />,
    overlap: (words) => <TestimonialsCarousel {...words} look="overlap" />,
  },
  { preview: 'speech', hasSamples: true },
)
