import { Accordion } from '../../../kit/Accordion.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'accordions',
  {
    filled: ({ questions: { join, language, data } }) => <Accordion items={{ join, language, data }} look="filled" />,
    numbered: ({ questions: { contents, confirm, leave } }) => (
      <Accordion items={{ contents, confirm, leave }} look="numbered" />
    ),
    tree: ({ questions: { theme, script, help } }) => <Accordion items={{ theme, script, help }} look="tree" />,
    boxed: ({ questions: { help, data, confirm } }) => <Accordion items={{ help, data, confirm }} look="boxed" />,
    ruled: ({ questions: { language, script, leave } }) => <Accordion items={{ language, script, leave }} />,
  },
  { preview: 'ruled', isSmall: true, opening: 'beside' },
)
