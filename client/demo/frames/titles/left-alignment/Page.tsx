import pictures from 'virtual:pictures/frames'
import panels from 'virtual:pictures/panels'
import { SideTitle } from '../../../pageTitles/SideTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'
import { CoPresidentQuote } from '../../CoPresidentQuote.tsx'

export default pageTitlePage(
  'left-alignment',
  (title, { lead }) => <SideTitle {...title} lead={lead} picture={pictures.homes} side="left" />,
  ({ lead, paragraphs, ...body }) => (
    <SampleBody look="person" pictures={[panels.portrait]} {...body} text={lead}>
      <CoPresidentQuote paragraphs={paragraphs} />
    </SampleBody>
  ),
  { hasSamples: true, next: { look: 'title' } },
)
