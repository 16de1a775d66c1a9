import { nextOccurrence } from '#shared/content/countdown.ts'
import { useSite } from '../../app/site.ts'
import { Countdown } from '../Countdown.tsx'
import { elementPage, type ElementWords } from '../examples.tsx'

type Words = ElementWords<'countdown'>

function Cells({ event, units }: Words) {
  const { year } = useSite()
  return <Countdown to={nextOccurrence(year)} event={event} units={units} />
}

function Rings({ event, units }: Words) {
  const { year } = useSite()
  return <Countdown to={nextOccurrence(year)} event={event} units={units} look="rings" />
}

function Line({ event, units }: Words) {
  const { year } = useSite()
  return <Countdown to={nextOccurrence(year)} event={event} units={units} look="line" />
}

export default elementPage('countdown', { cells: Cells, rings: Rings, line: Line })
