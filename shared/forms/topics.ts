/** What a visitor can write to the party about. */
export const topics = ['question', 'join', 'controller', 'media', 'office', 'shop', 'donation'] as const
export type Topic = (typeof topics)[number]
