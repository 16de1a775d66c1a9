import pictures from 'virtual:pictures/boxes'
import { elementPage } from '../examples.tsx'
import { Services } from '../../../kit/Services.tsx'

export default elementPage(
  'services',
  {
    seam: ({ items }) => <Services words={items} look="seam" pictures={pictures} hasIcons />,
    index: ({ items }) => <Services words={items} look="index" />,
    panels: ({ items }) => <Services words={items} look="panels" pictures={pictures} />,
    zigzag: ({ items }) => <Services words={items} look="zigzag" hasIcons />,
    feature: ({ items }) => <Services words={items} look="feature" hasIcons />,
    tickets: ({ items }) => <Services words={items} look="tickets" hasIcons />,
    switch: ({ items }) => <Services words={items} look="switch" hasIcons />,
  },
  { sign: 'dots', opening: 'rise' },
)
