import { sampleFigures } from '#shared/content/samples.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'counters',
  {
    lead: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="lead" />,
    rows: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="rows" />,
    fields: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="fields" />,
    discs: ({ figures }) => <Counters values={sampleFigures} labels={figures} look="discs" />,
    columns: ({ figures }) => <Counters values={sampleFigures} labels={figures} />,
  },
  { preview: 'columns', isSmall: true, hasSamples: true, sign: 'quarters', opening: 'beside' },
)
