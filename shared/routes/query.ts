import { formNames, type FormName } from '../forms/names.ts'
import { topics, type Topic } from '../forms/topics.ts'

/** The queries a page may depend on, apart from its language. Whatever else an address carries is ignored. */
export interface PageQuery {
  /** The topic that the link to the contact form chose. */
  topic?: Topic
  /** The form that was just sent, on the page that a form post without script leads to. */
  sent?: FormName
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((item) => item === value)

export function readPageQuery(search: URLSearchParams): PageQuery {
  const topic = oneOf(topics, search.get('topic'))
  const sent = oneOf(formNames, search.get('sent'))
  return { ...(topic && { topic }), ...(sent && { sent }) }
}
