import type { ReactNode } from 'react'
import { PageLink } from '../ui/PageLink.tsx'
import { ServerMarkup } from '../ui/ServerMarkup.tsx'
import styles from './PreviewList.module.css'

interface PreviewListProps<Name extends string> {
  /** By the name that the preview is asked for with. */
  entries: ReadonlyMap<Name, { label: string; to: string }>
  /** Rendered by the server alone. */
  previewOf: (name: Name) => ReactNode
  /** How the previews stand in their cards, where they are not half as large. */
  className?: string | undefined
}

/** What a family's pages show, small and out of reach, each card a link to its page. */
export function PreviewList<Name extends string>({ entries, previewOf, className = '' }: PreviewListProps<Name>) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {[...entries].map(([name, { label, to }]) => (
        <li key={name}>
          <h2>
            <PageLink to={to}>{label}</PageLink>
          </h2>
          <div className={styles.preview} aria-hidden="true" inert>
            <ServerMarkup id={`preview-${name}`} scope="language">
              {previewOf(name)}
            </ServerMarkup>
          </div>
        </li>
      ))}
    </ul>
  )
}
