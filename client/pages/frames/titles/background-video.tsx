import { VideoTitle } from '../../../sections/pageTitles/VideoTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('background-video', (title, { lead }) => (
  <VideoTitle {...title} lead={lead} film="assembly" />
))
