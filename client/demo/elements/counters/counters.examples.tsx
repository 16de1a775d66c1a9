import { sampleFigures } from '#shared/content/samples.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'counters',
  {
    columns: ({ figures }) => <Counters values={sampleFigures} labels={figures} />,
    rows: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="rows" />,
    fields: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="fields" />,
    discs: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="discs" />,
    lead: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="lead" />,
  },
  { hasSamples: true },
)
