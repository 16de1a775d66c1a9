import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ProjectBar.module.css'
import { projectList } from './projectList.ts'
import { useProjectAddress, useProjects } from './useProjects.ts'

/** Renders links to the next project, with its picture, to the previous one and to all, newest first. The last one leads to the first. */
export function ProjectBar({ id }: { id: string }) {
  const { t } = useTranslation('portfolio')
  const address = useAddress()
  const addressOf = useProjectAddress()
  const projects = useProjects()
  const index = projects.findIndex((project) => project.id === id)
  const [previous, next] = [projects[index - 1], projects[(index + 1) % projects.length]!]
  return (
    <nav className={styles.bar} aria-label={t('around.label')}>
      <PageLink className={styles.next} to={addressOf(next)} rel="next">
        <span className={styles.words}>
          <span>{t('around.next')}</span> <b>{next.title}</b>
          <Icon name="arrow" />
        </span>
        <Picture of={next.wide} alt="" />
      </PageLink>
      <div className={styles.others}>
        {previous && (
          <PageLink to={addressOf(previous)} rel="prev">
            <Icon name="arrow" />
            <span>
              {t('around.previous')} <b>{previous.title}</b>
            </span>
          </PageLink>
        )}
        <PageLink to={address(projectList)}>{t('around.all')}</PageLink>
      </div>
    </nav>
  )
}
