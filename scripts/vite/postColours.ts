import type { PictureOptions } from '#client/art/art.ts'

/** The colours of the articles' pictures: the party's, so that its lists look like one series. A picture may name others. */
export const postColours: Pick<PictureOptions, 'colours'> = { colours: 'plakat' }
