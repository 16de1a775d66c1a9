import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../head.ts'

/** Returns a description of what the page has: the samples, or published people. */
const head: PageHead = (translator, _, content) => {
  const { title, description, team } = wordsIn(translator, 'press')
  return { title, description: content?.pressPeople ? team.description : description }
}
export default head
