import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../head.ts'

/** Returns a title with the searched text. */
const head: PageHead = (translator, { q }) => {
  const { title, description } = wordsIn(translator, 'search')
  return { title: q === undefined ? title : translator.t('search:results', { q }), description }
}
export default head
