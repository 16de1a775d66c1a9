import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../head.ts'

/** Returns the texts of the page, or those of its people, which have an address of their own. */
const head: PageHead = (translator, _query, _content, id) => {
  const words = wordsIn(translator, 'about')
  return id === 'people' ? words.ofPeople : words
}
export default head
