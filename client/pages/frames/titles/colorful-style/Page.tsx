import { ColourTitle } from '../../../../sections/pageTitles/ColourTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'

export default pageTitlePage(
  'colorful-style',
  (title, { lead }) => <ColourTitle {...title} lead={lead} />,
  (body) => <SampleBody look="fields" {...body} />,
)
