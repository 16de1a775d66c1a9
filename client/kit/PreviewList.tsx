import type { ReactNode } from 'react'
import { rowOf, type RouteId } from '#shared/routes/table.ts'
import { SiteContext, useSite } from '../site/site.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { ServerMarkup } from '../ui/ServerMarkup.tsx'
import styles from './PreviewList.module.css'

interface PreviewListProps<Name extends string> {
  /** The previews, by the name that `previewOf` gets. */
  entries: ReadonlyMap<Name, { route: RouteId; label: string; to: string }>
  /** Called on the server only. */
  previewOf: (name: Name) => ReactNode
  /** A class that replaces the scale of one half. */
  className?: string | undefined
  /** The `data-look` of the list. */
  look?: string
}

/** Renders a preview as if it stood on its own page, so that its links and return addresses are right. */
function Preview({ of, children }: { of: RouteId; children: ReactNode }) {
  const site = useSite()
  const shown = { ...site, found: { row: rowOf(of), params: {} }, isPreview: true, noteTrail: undefined }
  return <SiteContext value={shown}>{children}</SiteContext>
}

/** Renders small inert previews of pages as cards; each card links to its page. */
export function PreviewList<Name extends string>({ entries, previewOf, className = '', look }: PreviewListProps<Name>) {
  return (
    <ul className={`${styles.list} ${className}`} data-look={look}>
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
