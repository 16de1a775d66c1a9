import { elementPage } from '../examples.tsx'
import { Countdown } from '../Countdown.tsx'

export default elementPage('countdown', {
  cells: ({ event, units }) => <Countdown of="newYear" event={event} units={units} />,
  rings: ({ event, units }) => <Countdown of="newYear" event={event} units={units} look="rings" />,
  line: ({ event, units }) => <Countdown of="newYear" event={event} units={units} look="line" />,
})
