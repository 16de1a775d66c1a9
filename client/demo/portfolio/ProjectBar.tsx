import { projectAccents } from '#shared/content/projectLooks.ts'
import type { ProjectTeaser } from '#shared/content/content.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './ProjectBar.module.css'
import { projectList } from './projectList.ts'
import { useProjectAddress, useProjects } from './useProjects.ts'

/** Renders links to the previous project, to all projects and to the next one, in the order newest first. */
export function ProjectBar({ id }: { id: string }) {
  const { t } = useTranslation('portfolio')
  const address = useAddress()
  const addressOf = useProjectAddress()
  const projects = useProjects()
  const index = projects.findIndex((project) => project.id === id)
  const link = (project: ProjectTeaser | undefined, direction: 'previous' | 'next') =>
    project && (
      <PageLink
        className={styles[direction]}
        to={addressOf(project)}
        rel={direction === 'next' ? 'next' : 'prev'}
        data-accent={projectAccents[project.category]}
      >
        <Icon name="arrow" />
        <span className={styles.words}>
          <span>{t(`around.${direction}`)}</span> <b>{project.title}</b>
        </span>
      </PageLink>
    )
  return (
    <nav className={styles.bar} aria-label={t('around.label')}>
      {link(projects[index - 1], 'previous')}
      <PageLink className={styles.all} to={address(projectList)}>
        {t('around.all')}
      </PageLink>
      {link(projects[index + 1], 'next')}
    </nav>
  )
}
