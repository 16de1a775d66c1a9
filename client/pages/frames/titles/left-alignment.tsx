import pictures from 'virtual:pictures/frames'
import { SideTitle } from '../../../sections/pageTitles/SideTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('left-alignment', (title) => (
  <SideTitle {...title} picture={pictures.factory} side="left" />
))
