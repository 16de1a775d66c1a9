import { CentreTitle } from '../../../sections/pageTitles/CentreTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('center-alignment', (title, { lead }) => <CentreTitle {...title} lead={lead} />)
