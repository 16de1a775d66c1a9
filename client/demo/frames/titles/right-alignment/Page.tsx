import pictures from 'virtual:pictures/frames'
import { useContactFacts } from '../../../../sections/contactFacts.tsx'
import { SideTitle } from '../../../pageTitles/SideTitle.tsx'
import { pageTitlePage } from '../../pageTitlePage.tsx'
import { SampleBody } from '../../SampleBody.tsx'

export default pageTitlePage(
  'right-alignment',
  (title, { lead }) => <SideTitle {...title} lead={lead} picture={pictures.city} side="right" />,
  (body) => (
    <SampleBody
      look="facts"
      pictures={[pictures.steps]}
      {...body}
      items={useContactFacts().map(({ term, value }) => ({ title: term, text: value }))}
    />
  ),
  { next: { look: 'title-end', field: 'contrast' } },
)
