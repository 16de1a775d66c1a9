import { Accordion } from '../../../kit/Accordion.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'accordions',
  {
    filled: ({ questions }) => <Accordion items={questions} look="filled" />,
    numbered: ({ questions }) => <Accordion items={questions} look="numbered" />,
    tree: ({ questions }) => <Accordion items={questions} look="tree" />,
    boxed: ({ questions }) => <Accordion items={questions} look="boxed" />,
    ruled: ({ questions }) => <Accordion items={questions} />,
  },
  { preview: 'ruled', isSmall: true, hasTwins: true },
)
