import { CentreTitle } from '../../../pageTitles/CentreTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'
import { CoPresidentQuote } from '../../CoPresidentQuote.tsx'

export default pageTitlePage(
  'center-alignment',
  (title, { lead }) => <CentreTitle {...title} lead={lead} />,
  ({ lead, paragraphs, ...body }) => (
    <SampleBody look="letter" field="tint" {...body} text={lead}>
      <CoPresidentQuote paragraphs={paragraphs} />
    </SampleBody>
  ),
  { hasSamples: true, next: { look: 'title-middle' } },
)
