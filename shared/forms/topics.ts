/** What a visitor can choose to write to the party about. */
export const contactTopics = ['question', 'join', 'controller', 'media', 'office', 'shop', 'donation'] as const
export type ContactTopic = (typeof contactTopics)[number]

/**
 * What a message is about: a comment says under which article it was written, a review of which product, a request what a sample page was
 * asked for.
 */
export const topics = [...contactTopics, 'comment', 'review', 'request'] as const
export type Topic = (typeof topics)[number]

/** What a review gives a product, from the lowest. */
export const ratings = ['1', '2', '3', '4', '5'] as const
