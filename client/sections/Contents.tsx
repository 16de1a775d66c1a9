import { anchorTo } from '../site/anchor.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Contents.module.css'
import { useCurrentPart } from './useCurrentPart.ts'

/** Where links back to the contents lead. */
export const contentsId = 'contents'

interface ContentsProps {
  /** What the list is called, in its heading and for those who listen. */
  label: string
  /** The anchors, in order; the same array each time. */
  ids: readonly string[]
  titleOf: (id: string) => string
}

/** The contents of a long page: beside the text from 992 px on, with the part being read marked; to unfold on a phone. */
export function Contents({ label, ids, titleOf }: ContentsProps) {
  const current = useCurrentPart(ids)
  const list = (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <a href={anchorTo(id)} aria-current={id === current ? 'location' : undefined}>
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

/** From the end of a part to the list of all. */
export function BackToContents({ label }: { label: string }) {
  return (
    <a className={styles.back} href={anchorTo(contentsId)}>
      {label}
      <Icon name="chevron" />
    </a>
  )
}
