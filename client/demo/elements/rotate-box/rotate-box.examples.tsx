import pictures from 'virtual:pictures/element-rotate-box'
import { sampleFigures } from '#shared/content/samples.ts'
import { elementPage } from '../examples.tsx'
import { FlipCards } from '../../../kit/FlipCards.tsx'

export default elementPage(
  'rotate-box',
  {
    cards: ({ boxes }) => (
      <FlipCards
        boxes={{
          write: { picture: pictures.write, icon: 'mail', route: 'contact', anchor: 'write' },
          visit: { picture: pictures.visit, icon: 'clock', route: 'contact', anchor: 'offices' },
          look: { picture: pictures.look, icon: 'globe', route: 'gallery' },
        }}
        words={boxes}
      />
    ),
    terms: ({ terms }) => <FlipCards boxes={{ agreement: {}, overtime: {}, notice: {} }} words={terms} look="tip" />,
    cubes: ({ cubes }) => (
      <FlipCards
        boxes={{
          meetings: { figure: sampleFigures.meetings, route: 'contact', anchor: 'offices' },
          trained: { figure: sampleFigures.trained, route: 'join', anchor: 'apply' },
          questions: { figure: sampleFigures.questions, route: 'contact', anchor: 'write' },
        }}
        words={cubes}
        look="cube"
      />
    ),
    doors: ({ doors }) => (
      <FlipCards
        boxes={{
          work: { route: 'programme', anchor: 'work' },
          care: { route: 'programme', anchor: 'care' },
          housing: { route: 'programme', anchor: 'housing' },
        }}
        words={doors}
        look="door"
      />
    ),
  },
  { hasSamples: true, sign: 'steps', opening: 'rise' },
)
