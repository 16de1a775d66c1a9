/** What a visitor can choose to write to the party about. */
export const contactTopics = ['question', 'join', 'controller', 'media', 'office', 'shop', 'donation'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** What a message is about: a comment says under which article it was written. */
export const topics = [...contactTopics, 'comment'] as const
export type Topic = (typeof topics)[number]
