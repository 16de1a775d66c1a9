import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { LinkedProject } from '../../portfolio/useProjects.ts'
import styles from './TallSlide.module.css'

interface TallSlideProps {
  of: LinkedProject
  /** The position in the list, from 1. */
  number: number
}

/** Renders a project as a tall slide: its title along the left edge, rotated if there is room; a picture; its client below. */
export function TallSlide({ of: { project, to }, number }: TallSlideProps) {
  const { t } = useTranslation('portfolio')
  const { title, client, category, date, alt, wide } = project
  return (
    <article className={styles.slide}>
      <div className={styles.edge}>
        <h2>
          <PageLink to={to}>{title}</PageLink>
        </h2>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
      </div>
      <div className={styles.picture}>
        <Picture of={wide} alt={alt} isFirst={number === 1} />
      </div>
      <div className={styles.text}>
        <p>{`${t(`categories.${category}`)}, ${date.slice(0, 4)}`}</p>
        <p>{client}</p>
        <Icon name="arrow" />
      </div>
      <PageLink className={styles.cover} to={to} tabIndex={-1} aria-hidden="true" />
    </article>
  )
}
