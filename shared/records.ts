/** The statuses of stored records. The store and the page of a visitor's data share them. */

/** The statuses in the database. */
export const storedSubscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const
/** `bouncing`: confirmed, but a mail server has since refused the address permanently. It gets no newsletter. */
export const subscriberStatuses = ['pending', 'confirmed', 'bouncing', 'unsubscribed'] as const
/** Returns whether the subscriber has confirmed and not unsubscribed, even if mails bounce. */
export const isSubscribed = ({ status }: { status: SubscriberStatus }): boolean =>
  status === 'confirmed' || status === 'bouncing'
export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const mailStatuses = ['pending', 'sent', 'held', 'dead'] as const
/** `held`: older than 72 h; sent only if staff release it. `dead`: a dead letter, refused permanently. */
export type MailStatus = (typeof mailStatuses)[number]

export const consentActs = ['given', 'confirmed', 'withdrawn'] as const
export type ConsentAct = (typeof consentActs)[number]

export const orderStates = ['received', 'paid', 'sent', 'cancelled'] as const
/** `received`: neither paid nor sent. */
export type OrderState = (typeof orderStates)[number]
