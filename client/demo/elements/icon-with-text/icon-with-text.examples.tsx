import { elementPage } from '../examples.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'

const three = { work: 'clock', housing: 'home', publicMoney: 'contract' } as const
const four = { ...three, elections: 'ballot' } as const
const six = { ...four, care: 'care', europe: 'globe' } as const

export default elementPage(
  'icon-with-text',
  {
    fields: ({ items }) => <IconBoxes words={items} icons={four} look="fields" />,
    lead: ({ items }) => <IconBoxes words={items} icons={{ work: 'clock' }} look="lead" isLinked />,
    horizon: ({ items }) => <IconBoxes words={items} icons={three} look="horizon" />,
    spine: ({ items }) => <IconBoxes words={items} icons={four} look="spine" />,
    above: ({ items }) => <IconBoxes words={items} icons={three} look="above" />,
    stairs: ({ items }) => <IconBoxes words={items} icons={three} look="stairs" />,
    strip: ({ items }) => <IconBoxes words={items} icons={four} look="strip" hasText={false} />,
    notch: ({ items }) => <IconBoxes words={items} icons={three} look="notch" />,
    cells: ({ items }) => <IconBoxes words={items} icons={six} look="cells" />,
    spread: ({ items }) => <IconBoxes words={items} icons={three} look="spread" isLinked />,
    rows: ({ items }) => <IconBoxes words={items} icons={four} look="rows" isLinked />,
  },
  { preview: 'above', isSmall: true, sign: 'rings' },
)
