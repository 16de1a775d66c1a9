import { elementPage } from '../examples.tsx'
import { HighlightedText } from '../../../kit/Highlight.tsx'
import { HighlightedLetter } from '../../../kit/HighlightedLetter.tsx'

export default elementPage(
  'highlights',
  {
    marker: ({ texts, meanings }) => <HighlightedText text={texts.marker} look="marker" meaning={meanings.marker} />,
    underline: ({ texts, meanings }) => (
      <HighlightedText text={texts.underline} look="underline" meaning={meanings.underline} />
    ),
    field: ({ texts, meanings }) => <HighlightedText text={texts.field} look="field" meaning={meanings.field} />,
    frame: ({ texts, meanings }) => <HighlightedText text={texts.frame} look="frame" meaning={meanings.frame} />,
    together: ({ texts, meanings }) => <HighlightedLetter text={texts.together} meanings={meanings} />,
  },
  { isSmall: true, sign: 'dots', opening: 'beside' },
)
