import { elementPage } from '../examples.tsx'
import { IconBoxes } from '../../../kit/IconBoxes.tsx'

const three = { work: 'clock', housing: 'home', publicMoney: 'contract' } as const
const four = { ...three, elections: 'ballot' } as const
const six = { ...four, care: 'care', europe: 'globe' } as const

export default elementPage('icon-with-text', {
  above: ({ items }) => <IconBoxes words={items} icons={three} look="above" />,
  rows: ({ items }) => <IconBoxes words={items} icons={four} look="rows" isLinked />,
  spine: ({ items }) => <IconBoxes words={items} icons={four} look="spine" />,
  horizon: ({ items }) => <IconBoxes words={items} icons={three} look="horizon" />,
  cells: ({ items }) => <IconBoxes words={items} icons={six} look="cells" />,
  fields: ({ items }) => <IconBoxes words={items} icons={four} look="fields" />,
  notch: ({ items }) => <IconBoxes words={items} icons={three} look="notch" />,
  spread: ({ items }) => <IconBoxes words={items} icons={three} look="spread" isLinked />,
  strip: ({ items }) => <IconBoxes words={items} icons={four} look="strip" hasText={false} />,
  lead: ({ items }) => <IconBoxes words={items} icons={{ work: 'clock' }} look="lead" isLinked />,
  stairs: ({ items }) => <IconBoxes words={items} icons={three} look="stairs" />,
})
