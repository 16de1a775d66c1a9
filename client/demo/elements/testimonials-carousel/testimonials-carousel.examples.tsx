import { elementPage, startingWith } from '../examples.tsx'
import { TestimonialsCarousel } from '../../../kit/TestimonialsCarousel.tsx'

export default elementPage(
  'testimonials-carousel',
  {
    statement: (words) => <TestimonialsCarousel {...words} look="statement" />,
    framed: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('trainer', voices)} look="framed" />
    ),
    split: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('driver', voices)} look="split" />
    ),
    speech: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('seller', voices)} look="speech" />
    ),
    peek: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('youth', voices)} look="peek" />
    ),
    faces: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('trainer', voices)} look="faces" />
    ),
    posters: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('driver', voices)} look="posters" />
    ),
    letter: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('seller', voices)} look="letter" />
    ),
    overlap: ({ label, voices }) => (
      <TestimonialsCarousel label={label} voices={startingWith('youth', voices)} look="overlap" />
    ),
  },
  { preview: 'speech', hasSamples: true },
)
