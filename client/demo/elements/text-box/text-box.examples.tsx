import { elementPage } from '../examples.tsx'
import { TextBoxes } from '../../../kit/TextBoxes.tsx'

export default elementPage(
  'text-box',
  {
    numbered: ({ items }) => <TextBoxes items={items} look="numbered" />,
    hung: ({ items }) => <TextBoxes items={items} look="hung" />,
    quarters: ({ items: { meet, propose, requires } }) => (
      <TextBoxes items={{ meet, propose, requires }} look="quarters" />
    ),
  },
  { preview: 'hung', isSmall: true, opening: 'beside' },
)
