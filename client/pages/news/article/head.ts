import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../../head.ts'

const head: PageHead = (translator, _, content) => {
  const item = content?.article
  return item ? { title: item.title, description: item.lead } : wordsIn(translator, 'news/article')
}

export default head
