import pictures from 'virtual:pictures/home'
import { Picture } from '../../../ui/Picture.tsx'
import { elementPage } from '../examples.tsx'
import { ParallaxFrame, ParallaxLayers, ParallaxMark, ParallaxWords } from '../../../kit/Parallax.tsx'

export default elementPage(
  'parallax-scrolling',
  {
    frame: ({ picture }) => (
      <ParallaxFrame>
        <Picture of={pictures.city} alt={picture} />
      </ParallaxFrame>
    ),
    layers: () => <ParallaxLayers />,
    words: ({ words }) => <ParallaxWords first={words.first} second={words.second} />,
    halves: () => <ParallaxMark />,
  },
  { sign: 'dots', opening: 'rise' },
)
