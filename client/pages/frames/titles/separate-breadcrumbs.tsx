import { BandTitle } from '../../../sections/pageTitles/BandTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('separate-breadcrumbs', (title, { lead }) => <BandTitle {...title} lead={lead} />)
