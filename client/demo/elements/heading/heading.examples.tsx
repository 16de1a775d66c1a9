import { elementPage } from '../examples.tsx'
import { Heading } from '../../../kit/Heading.tsx'

export default elementPage(
  'heading',
  {
    h1: ({ samples }) => (
      <Heading level={3} look="h1" text={samples.h1.text}>
        {samples.h1.heading}
      </Heading>
    ),
    h2: ({ samples }) => (
      <Heading level={3} look="h2" text={samples.h2.text}>
        {samples.h2.heading}
      </Heading>
    ),
    h3: ({ samples }) => (
      <Heading level={3} look="h3" text={samples.h3.text}>
        {samples.h3.heading}
      </Heading>
    ),
    h4: ({ samples }) => (
      <Heading level={3} look="h4" text={samples.h4.text}>
        {samples.h4.heading}
      </Heading>
    ),
    h5: ({ samples }) => (
      <Heading level={3} look="h5" text={samples.h5.text}>
        {samples.h5.heading}
      </Heading>
    ),
    h6: ({ samples }) => (
      <Heading level={3} look="h6" text={samples.h6.text}>
        {samples.h6.heading}
      </Heading>
    ),
  },
  { isSmall: true, sign: 'rings' },
)
