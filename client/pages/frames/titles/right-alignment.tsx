import pictures from 'virtual:pictures/frames'
import { SideTitle } from '../../../sections/pageTitles/SideTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('right-alignment', (title, { lead }) => (
  <SideTitle {...title} lead={lead} picture={pictures.city} side="right" />
))
