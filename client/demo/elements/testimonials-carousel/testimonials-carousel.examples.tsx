import { elementPage } from '../examples.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'

export default elementPage(
  'testimonials-carousel',
  {
    statement: (words) => <TestimonialsCarousel {...words} look="statement" />,
    framed: (words) => <TestimonialsCarousel {...words} first="seller" look="framed" />,
    split: (words) => <TestimonialsCarousel {...words} first="driver" look="split" />,
    speech: (words) => <TestimonialsCarousel {...words} first="trainer" look="speech" />,
    peek: (words) => <TestimonialsCarousel {...words} first="youth" look="peek" />,
    faces: (words) => <TestimonialsCarousel {...words} first="seller" look="faces" />,
    posters: (words) => <TestimonialsCarousel {...words} first="driver" look="posters" />,
    letter: (words) => <TestimonialsCarousel {...words} first="youth" look="letter" />,
    overlap: (words) => <TestimonialsCarousel {...words} first="trainer" look="overlap" />,
  },
  { hasSamples: true },
)
