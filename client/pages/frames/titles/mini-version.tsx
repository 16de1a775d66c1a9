import { MiniTitle } from '../../../sections/pageTitles/MiniTitle.tsx'
import { pageTitlePage } from '../pageTitlePage.tsx'

export default pageTitlePage('mini-version', (title) => <MiniTitle {...title} />)
