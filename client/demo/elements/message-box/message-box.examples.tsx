import { elementPage } from '../examples.tsx'
import { MessageList } from '../../../kit/MessageList.tsx'

export default elementPage(
  'message-box',
  {
    solid: ({ labels, messages, again }) => (
      <MessageList label={labels.solid} messages={messages} look="solid" again={again} />
    ),
    tinted: ({ labels, messages, again }) => (
      <MessageList label={labels.tinted} messages={messages} look="tinted" again={again} />
    ),
    cards: ({ labels, messages, again }) => (
      <MessageList label={labels.cards} messages={messages} look="cards" again={again} />
    ),
  },
  { preview: 'tinted', isSmall: true, opening: 'beside' },
)
