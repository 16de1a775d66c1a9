import { VideoTitle } from '../../../pageTitles/VideoTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'

export default pageTitlePage(
  'background-video',
  (title, { lead }) => <VideoTitle {...title} lead={lead} film="assembly" />,
  (body) => <SampleBody look="rows" field="ink" {...body} />,
  { next: { look: 'title-middle', field: 'contrast' } },
)
