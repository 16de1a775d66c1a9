import emblems from 'virtual:pictures/element-custom-icon-with-text'
import { elementPage } from '../examples.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'

const drawings = {
  work: emblems.clock,
  housing: emblems.house,
  publicMoney: emblems.contract,
  elections: emblems.ballot,
}

export default elementPage(
  'custom-icon-with-text',
  {
    tiles: ({ items }) => <IconBoxes words={items} icons={drawings} look="tiles" />,
    medals: ({ items }) => <IconBoxes words={items} icons={drawings} look="medals" />,
  },
  { sign: 'bars' },
)
