import { elementPage, startingWith } from '../examples.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'

export default elementPage(
  'testimonials-carousel',
  {
    statement: (words) => <TestimonialsCarousel {...words} look="statement" />,
    framed: (words) => <TestimonialsCarousel {...words} look="framed" />,
    split: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('driver', voices)} look="split" />
    ),
    speech: (words) => <TestimonialsCarousel {...words} look="speech" />,
    peek: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('driver', voices)} look="peek" />
    ),
    faces: (words) => <TestimonialsCarousel {...words} look="faces" />,
    posters: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('driver', voices)} look="posters" />
    ),
    letter: (words) => <TestimonialsCarousel {...words} look="letter" />,
    overlap: (words) => <TestimonialsCarousel {...words} look="overlap" />,
  },
  { preview: 'speech', hasSamples: true },
)
