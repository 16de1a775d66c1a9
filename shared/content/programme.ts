/** The chapters of the programme, in order; each is an anchor of the page about the party. Their titles and texts are words. */
export const chapterIds = ['work', 'care', 'housing', 'publicMoney', 'elections', 'europe'] as const
export type ChapterId = (typeof chapterIds)[number]
