import { elementPage } from '../examples.tsx'
import { NewsletterPopup } from '../../../kit/NewsletterPopup.tsx'

export default elementPage(
  'subscription',
  {
    offer: ({ form, showAgain, never, dismiss }) => (
      <NewsletterPopup
        id="offer"
        heading={form.title}
        lead={form.text}
        showAgain={showAgain}
        never={never}
        dismiss={dismiss}
      />
    ),
  },
  { sign: 'dots', opening: 'rise' },
)
