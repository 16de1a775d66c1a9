import pictures from 'virtual:pictures/boxes'
import { elementPage } from '../examples.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'

const covers = { contract: pictures.room, hours: pictures.factory, payslip: pictures.share }

export default elementPage(
  'fancy-text-box',
  {
    cover: ({ items }) => <TextBoxes items={items} look="cover" pictures={covers} />,
    marker: ({ items }) => <TextBoxes items={items} look="marker" />,
    mark: ({ items }) => <TextBoxes items={items} look="mark" />,
    fold: ({ items }) => <TextBoxes items={items} look="fold" />,
    brackets: ({ items }) => <TextBoxes items={items} look="brackets" />,
  },
  { preview: 'marker', isSmall: true, sign: 'steps', opening: 'rise' },
)
