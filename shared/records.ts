/** What is kept about people, in the words of the store and of the page on which they see it. */

/** The statuses of a subscriber's row. */
export const storedSubscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const
/** `bouncing`: confirmed, but a mail server has refused the address for good since. No newsletter is sent there. */
export const subscriberStatuses = ['pending', 'confirmed', 'bouncing', 'unsubscribed'] as const
/** Whether somebody has confirmed and not left, wherever the mail gets. */
export const isSubscribed = ({ status }: { status: SubscriberStatus }): boolean =>
  status === 'confirmed' || status === 'bouncing'
export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const mailStatuses = ['pending', 'sent', 'held', 'dead'] as const
/** `held`: older than 72 h, sent only when staff release it. `dead`: refused for good. */
export type MailStatus = (typeof mailStatuses)[number]

export const consentActs = ['given', 'confirmed', 'withdrawn'] as const
export type ConsentAct = (typeof consentActs)[number]
