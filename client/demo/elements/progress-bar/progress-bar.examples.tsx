import { sampleShares } from '#shared/content/samples.ts'
import { elementPage } from '../examples.tsx'
import { ProgressBars } from '../../../kit/ProgressBars.tsx'

export default elementPage(
  'progress-bar',
  {
    thin: ({ shares }) => <ProgressBars values={sampleShares} labels={shares} />,
    fields: ({ shares }) => <ProgressBars values={sampleShares} labels={shares} look="fields" />,
  },
  { hasSamples: true },
)
