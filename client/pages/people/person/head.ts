import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../../head.ts'

const head: PageHead = (translator, _, content) => {
  const item = content?.person
  return item ? { title: item.title, description: `${item.title}, ${item.lead}` } : wordsIn(translator, 'people/person')
}

export default head
