import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { LinkedProject } from '../../portfolio/useProjects.ts'
import styles from './ProjectHalves.module.css'

interface ProjectHalvesProps {
  of: LinkedProject
  /** The position in the list, from 1. */
  number: number
  total: number
  /** The text of its link. */
  open: string
}

/**
 * Renders a project in two halves. With scroll-driven animations the picture enters from the side opposite to the words.
 * Without them both enter together.
 */
export function ProjectHalves({ of: { project, to }, number, total, open }: ProjectHalvesProps) {
  const { t } = useTranslation('portfolio')
  const { language } = useSite()
  const { title, client, category, date, alt, natural } = project
  return (
    <article className={styles.halves} data-turn={number % 2 ? 'odd' : 'even'}>
      <div className={styles.words}>
        <p className={styles.number} aria-hidden="true">
          {number}
          <small>{`/${total}`}</small>
        </p>
        <h2>{title}</h2>
        <p className={styles.client}>{client}</p>
        <p className={styles.kind}>{`${t(`categories.${category}`)}, ${date.slice(0, 4)}`}</p>
        <PageLink className={styles.open} to={to}>
          {open}
          <VisuallyHidden>{labelled('', title, language)}</VisuallyHidden>
          <Icon name="arrow" />
        </PageLink>
      </div>
      <div className={styles.picture}>
        <Picture of={natural} alt={alt} isFirst={number === 1} />
        <PageLink className={styles.cover} to={to} tabIndex={-1} aria-hidden="true" />
      </div>
    </article>
  )
}
