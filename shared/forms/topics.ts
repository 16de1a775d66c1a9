/** The topics that a visitor can choose in the contact form. */
export const contactTopics = ['question', 'media', 'office', 'shop', 'donation'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The choices of the application: member, polling agent (`controller`), volunteer. */
export const joinChoices = ['join', 'controller', 'volunteer'] as const
export type JoinChoice = (typeof joinChoices)[number]

/**
 * The topics of all messages: announcements (`attend`) belong to an event, comments to an article, reviews to a product, requests to a
 * sample page.
 */
export const topics = [...contactTopics, ...joinChoices, 'attend', 'comment', 'review', 'request'] as const
export type Topic = (typeof topics)[number]

/** The ratings of a product in a review, lowest first. */
export const ratings = ['1', '2', '3', '4', '5'] as const
