import { sampleShares } from '#shared/content/samples.ts'
import { elementPage } from '../examples.tsx'
import { ProgressBars } from '../../../kit/ProgressBars.tsx'
import { RisingColumns } from '../../../kit/RisingColumns.tsx'
import { Stages } from '../../../kit/Stages.tsx'

export default elementPage(
  'progress-bar',
  {
    columns: ({ shares }) => <RisingColumns values={sampleShares} labels={shares} />,
    thin: ({ shares }) => <ProgressBars values={sampleShares} labels={shares} />,
    fields: ({ shares }) => <ProgressBars values={sampleShares} labels={shares} look="fields" />,
    stages: ({ stages, states }) => <Stages names={stages} current="debate" words={states} />,
    discs: ({ shares }) => <ProgressBars values={sampleShares} labels={shares} look="beads" />,
  },
  { preview: 'thin', isSmall: true, hasSamples: true, sign: 'dots', opening: 'beside' },
)
