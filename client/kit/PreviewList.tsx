import type { ReactNode } from 'react'
import { rowOf, type RouteId } from '#shared/routes/table.ts'
import { SiteContext, useSite } from '../site/site.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { ServerMarkup } from '../ui/ServerMarkup.tsx'
import styles from './PreviewList.module.css'

interface PreviewListProps<Name extends string> {
  /** By the name that the preview is asked for with. */
  entries: ReadonlyMap<Name, { route: RouteId; label: string; to: string }>
  /** Rendered by the server alone. */
  previewOf: (name: Name) => ReactNode
  /** How the previews stand in their cards, where they are not half as large. */
  className?: string | undefined
}

/** Whatever stands in it leads, and comes back, to where it does on its own page. */
function Preview({ of, children }: { of: RouteId; children: ReactNode }) {
  const site = useSite()
  const shown = { ...site, found: { row: rowOf(of), params: {} }, isPreview: true, noteTrail: undefined }
  return <SiteContext value={shown}>{children}</SiteContext>
}

/** What a family's pages show, small and out of reach, each card a link to its page. */
export function PreviewList<Name extends string>({ entries, previewOf, className = '' }: PreviewListProps<Name>) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {[...entries].map(([name, { route, label, to }]) => (
        <li key={name}>
          <h2>
            <PageLink to={to}>{label}</PageLink>
          </h2>
          <div className={styles.preview} aria-hidden="true" inert>
            <ServerMarkup id={`preview-${name}`} scope="language">
              {import.meta.env.SSR && <Preview of={route}>{previewOf(name)}</Preview>}
            </ServerMarkup>
          </div>
        </li>
      ))}
    </ul>
  )
}
