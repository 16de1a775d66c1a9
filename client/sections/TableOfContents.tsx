import { anchorTo } from '../site/anchor.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './TableOfContents.module.css'
import { useCurrentSection } from './useCurrentSection.ts'

/** The anchor of the contents. */
export const contentsId = 'contents'

interface TableOfContentsProps {
  /** The heading and accessible name of the list. */
  label: string
  /** The anchors in order. The array must be the same on each render. */
  ids: readonly string[]
  titleOf: (id: string) => string
  /** Returns the BCP 47 tag of a title whose language is not that of the page. */
  langOf?: (id: string) => string | undefined
}

/**
 * Renders the contents of a long page. From 992 px they stand beside the text and mark the current section; on smaller
 * screens they fold.
 */
export function TableOfContents({ label, ids, titleOf, langOf }: TableOfContentsProps) {
  const current = useCurrentSection(ids)
  const list = (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <a href={anchorTo(id)} lang={langOf?.(id)} aria-current={id === current ? 'location' : undefined}>
              {titleOf(id)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
  return (
    <div className={styles.contents} id={contentsId}>
      <div className={styles.beside}>
        <p className={styles.label}>{label}</p>
        {list}
      </div>
      <details className={styles.fold}>
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        {list}
      </details>
    </div>
  )
}

/** Renders a link back to the contents. */
export function BackToContents({ label }: { label: string }) {
  return (
    <a className={styles.back} href={anchorTo(contentsId)}>
      {label}
      <Icon name="chevron" />
    </a>
  )
}
