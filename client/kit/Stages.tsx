import { Icon } from '../ui/Icon.tsx'
import styles from './Stages.module.css'

interface StagesProps<Id extends string> {
  /** The stages in order. */
  names: Readonly<Record<Id, string>>
  /** The stage that is under way: those before it are done. */
  current: Id
  words: Readonly<Record<'done' | 'now' | 'later', string>>
}

/** Renders the stages of a piece of work as joined fields, each with its state in words. */
export function Stages<Id extends string>({ names, current, words }: StagesProps<Id>) {
  const ids = Object.keys(names) as Id[]
  const now = ids.indexOf(current)
  return (
    <ol className={styles.stages}>
      {ids.map((id, position) => {
        const state = position < now ? 'done' : position === now ? 'now' : 'later'
        return (
          <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' && <Icon name="check" />}
            <b>{names[id]}</b>
            <span>{words[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}
