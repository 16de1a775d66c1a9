import pictures from 'virtual:pictures/frames'
import { ParallaxTitle } from '../../../pageTitles/ParallaxTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'

export default pageTitlePage(
  'parallax-background',
  (title, { lead }) => <ParallaxTitle {...title} lead={lead} picture={pictures.bridge} />,
  (body) => <SampleBody look="read" {...body} />,
  { next: { look: 'steps' } },
)
