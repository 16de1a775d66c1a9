/** A text that ends as a sentence does, maybe inside a quotation or brackets. */
const ended = /[.!?…][”“’»)\]]*$/

/** Returns texts as sentences, one after the other: what ends with a mark, as a Serbian date does, gets no second one. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (ended.test(text) ? text : `${text}.`)).join(' ')
