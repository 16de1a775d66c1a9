import { elementPage } from '../examples.tsx'
import { SubscriptionOffer } from '../../../kit/SubscriptionOffer.tsx'

export default elementPage('subscription', {
  offer: ({ form, showAgain, never, dismiss }) => (
    <SubscriptionOffer
      id="offer"
      heading={form.title}
      lead={form.text}
      showAgain={showAgain}
      never={never}
      dismiss={dismiss}
    />
  ),
})
