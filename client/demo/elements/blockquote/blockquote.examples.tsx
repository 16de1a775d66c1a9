import pictures from 'virtual:pictures/about'
import { Picture } from '../../../ui/Picture.tsx'
import { Blockquote } from '../../../kit/Blockquote.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage(
  'blockquote',
  {
    field: ({ quotes, person }) => <Blockquote quote={quotes.hours} person={person} look="field" />,
    portrait: ({ quotes, person }) => (
      <Blockquote
        quote={quotes.hours}
        person={person}
        look="portrait"
        picture={<Picture of={pictures.first} alt="" />}
      />
    ),
    pull: ({ quotes, person }) => <Blockquote quote={quotes.rule} person={person} look="pull" />,
    marks: ({ quotes, person }) => <Blockquote quote={quotes.rule} person={person} look="marks" />,
    rule: ({ quotes, person }) => <Blockquote quote={quotes.hours} person={person} />,
  },
  { preview: 'rule', hasSamples: true, sign: 'bars', opening: 'rise' },
)
