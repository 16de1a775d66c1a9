import '../../styles/accents.categories.css'
import type { ReactNode } from 'react'
import { categoryAccents, type PostCategory } from '#shared/content/blog.ts'
import type { Trail } from '../../site/site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './ListHead.module.css'

interface ListHeadProps {
  /** The category whose colour the field has. */
  category: PostCategory
  heading: string
  lead: string
  trail: Trail
  /** Stands on the lower edge. */
  figure: ReactNode
  /** Shown below the lead. */
  children?: ReactNode
}

/** Renders the head of the list of an author or a category: a field with words, and a figure on its lower edge. */
export const ListHead = ({ category, heading, lead, trail, figure, children }: ListHeadProps) => (
  <header className={styles.head} data-accent={categoryAccents[category]}>
    <div className={styles.inside}>
      <div className={styles.words}>
        <Breadcrumbs trail={trail} />
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {figure}
    </div>
  </header>
)
