import { elementPage } from '../examples.tsx'
import { Countdown } from '../../../kit/Countdown.tsx'

export default elementPage(
  'countdown',
  {
    cells: ({ event }) => <Countdown of="newYear" event={event} />,
    rings: ({ event }) => <Countdown of="newYear" event={event} look="rings" />,
    line: ({ event }) => <Countdown of="newYear" event={event} look="line" />,
  },
  { opening: 'beside' },
)
