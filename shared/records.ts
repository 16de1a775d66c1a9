/** What is kept about people, in the words of the store and of the page on which they see it. */

/** The statuses of a subscriber's row. */
export const keptSubscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const
export const subscriberStatuses = keptSubscriberStatuses
export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const mailKinds = ['confirm', 'welcome', 'contact', 'access'] as const
export type MailKind = (typeof mailKinds)[number]

export const mailStatuses = ['pending', 'sent', 'held', 'dead'] as const
/** `held`: older than 72 h, sent only when staff release it. `dead`: refused for good. */
export type MailStatus = (typeof mailStatuses)[number]

export const consentActs = ['given', 'confirmed', 'withdrawn'] as const
export type ConsentAct = (typeof consentActs)[number]
