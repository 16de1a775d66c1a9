import { sampleFigures } from '#shared/content/samples.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage('counters', {
  columns: ({ figures }) => <Counters values={sampleFigures} labels={figures} isSample />,
  rows: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="rows" isSample />,
  fields: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="fields" isSample />,
  discs: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="discs" isSample />,
  lead: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="lead" isSample />,
})
