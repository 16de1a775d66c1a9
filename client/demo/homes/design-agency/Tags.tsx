import type { SampleMarkId } from '#shared/content/sampleMarks.ts'
import { ClientLogo } from '../../../kit/ClientLogo.tsx'
import styles from './Tags.module.css'

/** Renders the logos of the clients on tags in the colours of cut paper. */
export const Tags = <Id extends SampleMarkId>({ names }: { names: Readonly<Record<Id, string>> }) => (
  <ul className={styles.tags}>
    {(Object.keys(names) as Id[]).map((mark) => (
      <li key={mark}>
        <ClientLogo mark={mark} name={names[mark]} />
      </li>
    ))}
  </ul>
)
