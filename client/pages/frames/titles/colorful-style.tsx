import { ColourTitle } from '../../../sections/pageTitles/ColourTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('colorful-style', (title, { lead }) => <ColourTitle {...title} lead={lead} />)
