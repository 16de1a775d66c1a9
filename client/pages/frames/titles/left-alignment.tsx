import pictures from 'virtual:pictures/frames'
import { SideTitle } from '../../../sections/pageTitles/SideTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('left-alignment', (title, { lead }) => (
  <SideTitle {...title} lead={lead} picture={pictures.factory} side="left" />
))
