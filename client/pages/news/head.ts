import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../head.ts'

/** Returns a title with the chosen topic and year. */
const head: PageHead = (translator, _, content) => {
  const { year, tag } = content?.newsList ?? {}
  const filter = [tag?.name, year].filter(Boolean).join(', ')
  return filter === ''
    ? wordsIn(translator, 'news')
    : {
        title: translator.t('news:filtered', { filter }),
        description: translator.t('news:filteredDescription', { filter }),
      }
}
export default head
