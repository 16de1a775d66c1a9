/** Returns a text of pages for where no line ends: titles and descriptions of documents, data for crawlers, mails. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
