import { LargeTitle } from '../../../sections/pageTitles/LargeTitle.tsx'
import { readingId } from '../SampleSections.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('big-typography', (title, { lead, next }) => (
  <LargeTitle {...title} lead={lead} next={{ anchor: readingId, label: next }} />
))
