import { sampleShares } from '#shared/content/samples.ts'
import { elementPage } from '../examples.tsx'
import { PieCharts } from '../../../kit/PieCharts.tsx'

export default elementPage(
  'pie-chart',
  {
    ring: ({ shares }) => <PieCharts values={sampleShares} labels={shares} />,
    gauge: ({ shares }) => <PieCharts values={sampleShares} labels={shares} look="gauge" />,
  },
  { hasSamples: true },
)
