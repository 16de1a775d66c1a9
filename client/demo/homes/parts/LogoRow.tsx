import { ClientLogo } from '../../../kit/ClientLogo.tsx'
import type { SampleMarkId } from '#shared/content/sampleMarks.ts'
import styles from './LogoRow.module.css'

interface LogoRowProps<Id extends SampleMarkId> {
  words: { title: string; names: Readonly<Partial<Record<Id, string>>> }
}

/** Renders the logos of invented client firms. */
export const LogoRow = <Id extends SampleMarkId>({ words: { title, names } }: LogoRowProps<Id>) => (
  <div className={styles.row}>
    <h3>{title}</h3>
    <ul>
      {(Object.entries(names) as [Id, string][]).map(([mark, name]) => (
        <li key={mark}>
          <ClientLogo mark={mark} name={name} />
        </li>
      ))}
    </ul>
  </div>
)
