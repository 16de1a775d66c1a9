import type { StoredMessage } from '#db/store.ts'
import { columns, dateTime, languageName, visible, visibleLines } from './text.ts'

/** Past its time a message keeps its date and form alone. */
const isReduced = ({ email }: StoredMessage) => email === ''

/** A message for people. What a visitor wrote can neither steer the terminal nor pass for a line of ours. */
export function messageText(message: StoredMessage): string {
  const { at, form, topic, language, status, name, email, phone, municipality, page, id, message: text } = message
  const head = [dateTime(at), `form “${form}”`, topic && `topic “${topic}”`, languageName(language)]
  const suspect = status === 'suspect' && 'SUSPECT: probably from a robot, not mailed'
  const title = [...head, suspect].filter(Boolean).join(', ')
  if (isReduced(message)) return `${title}\n  Its time is over: only its date and form were kept.\n  Number: ${id}\n`

  const facts = [
    ['From', name === '' ? email : `${name} <${email}>`],
    ['Phone', phone],
    ['Place', municipality],
    ['Page', page],
    ['Number', id],
  ] as const
  const given = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => [`${label}:`, visible(value)] as const)
  return `${title}\n${columns(given)}${text === '' ? '' : `${visibleLines(text, '  | ')}\n`}`
}
