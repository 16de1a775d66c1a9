import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../head.ts'

/** Returns a description of what the page has: posters, or photographs too. */
const head: PageHead = (translator, _, content) => {
  const { title, description, descriptionWithPhotographs } = wordsIn(translator, 'gallery')
  return { title, description: content?.gallery ? descriptionWithPhotographs : description }
}
export default head
