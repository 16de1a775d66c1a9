import pictures from 'virtual:pictures/about'
import { Picture } from '../../../ui/Picture.tsx'
import { Blockquote } from '../../../kit/Blockquote.tsx'
import { elementPage } from '../examples.tsx'

export default elementPage('blockquote', {
  rule: ({ quotes, person, sample }) => <Blockquote quote={quotes.hours} person={person} sample={sample} />,
  marks: ({ quotes, person, sample }) => (
    <Blockquote quote={quotes.rule} person={person} sample={sample} look="marks" />
  ),
  field: ({ quotes, person, sample }) => (
    <Blockquote quote={quotes.hours} person={person} sample={sample} look="field" />
  ),
  pull: ({ quotes, person, sample }) => <Blockquote quote={quotes.rule} person={person} sample={sample} look="pull" />,
  portrait: ({ quotes, person, sample }) => (
    <Blockquote
      quote={quotes.hours}
      person={person}
      sample={sample}
      look="portrait"
      picture={<Picture of={pictures.first} alt="" />}
    />
  ),
})
