import { wordsIn } from '#locales/translator.ts'
import type { PageHead } from '../../head.ts'

const head: PageHead = (translator, _, content) => {
  const item = content?.event
  return item ? { title: item.title, description: item.lead } : wordsIn(translator, 'events/event')
}

export default head
