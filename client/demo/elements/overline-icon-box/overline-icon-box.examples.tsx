import { elementPage } from '../examples.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'

const icons = { work: 'clock', housing: 'home', care: 'care', elections: 'ballot' } as const

export default elementPage(
  'overline-icon-box',
  {
    field: ({ items }) => <IconBoxes words={items} icons={icons} look="overline-field" isLinked />,
    overline: ({ items }) => <IconBoxes words={items} icons={icons} look="overline" isLinked />,
    rows: ({ items }) => <IconBoxes words={items} icons={icons} look="overline-rows" isLinked />,
  },
  { preview: 'overline', isSmall: true, sign: 'dots', opening: 'beside' },
)
