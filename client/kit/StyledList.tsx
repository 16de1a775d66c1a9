import { Icon } from '../ui/Icon.tsx'
import styles from './StyledList.module.css'

export type ListLook = 'discs' | 'checks' | 'ruled' | 'chips' | 'numbers' | 'letters'

/** Looks for ordered lists. */
const ordered: readonly ListLook[] = ['numbers', 'letters']

interface StyledListProps {
  /** The keys name the items; their order is the order of the list. */
  items: Readonly<Record<string, string>>
  look: ListLook
}

/** Renders a list of short texts. */
export function StyledList({ items, look }: StyledListProps) {
  const List = ordered.includes(look) ? 'ol' : 'ul'
  return (
    <List className={styles.list} data-look={look}>
      {Object.entries(items).map(([key, text]) => (
        <li key={key}>
          {look === 'checks' && <Icon name="check" />}
          <span>{text}</span>
        </li>
      ))}
    </List>
  )
}

interface TreeProps {
  branches: Readonly<Record<string, { label: string; parts: Readonly<Record<string, string>> }>>
}

/** Renders nested lists joined by branches. */
export const Tree = ({ branches }: TreeProps) => (
  <ul className={styles.list} data-look="tree">
    {Object.entries(branches).map(([key, { label, parts }]) => (
      <li key={key}>
        <b>{label}</b>
        <ul>
          {Object.entries(parts).map(([part, text]) => (
            <li key={part}>{text}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

interface TermsProps {
  terms: Readonly<Record<string, { term: string; meaning: string }>>
}

/** Renders terms with their meanings. */
export const Terms = ({ terms }: TermsProps) => (
  <dl className={styles.terms}>
    {Object.entries(terms).map(([key, { term, meaning }]) => (
      <div key={key}>
        <dt>{term}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)
