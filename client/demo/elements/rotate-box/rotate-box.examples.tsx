import pictures from 'virtual:pictures/element-rotate-box'
import { elementPage } from '../examples.tsx'
import { FlipCards } from '../../../kit/FlipCards.tsx'

export default elementPage('rotate-box', {
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
})
