import { sampleShares, sampleWeek } from '#shared/content/samples.ts'
import { elementPage } from '../examples.tsx'
import { PieCharts } from '../../../kit/PieCharts.tsx'
import { HundredDiscs, ShareArches, WholePie } from '../../../kit/ShareDrawings.tsx'

export default elementPage(
  'pie-chart',
  {
    arches: ({ shares }) => <ShareArches values={sampleShares} labels={shares} />,
    ring: ({ shares }) => <PieCharts values={sampleShares} labels={shares} />,
    hundred: ({ shares }) => <HundredDiscs values={sampleShares} labels={shares} />,
    whole: ({ week }) => <WholePie values={sampleWeek} labels={week} />,
    gauge: ({ shares }) => <PieCharts values={sampleShares} labels={shares} look="gauge" />,
  },
  { preview: 'ring', hasSamples: true, sign: 'bars', opening: 'beside' },
)
