import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../styles/accents.categories.css'
import '../../styles/accents.projects.css'
import type { ComponentType, ReactNode } from 'react'
import type { Project, ProjectTeaser } from '#shared/content/content.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { contentFileOf } from '../../content/contentFileOf.ts'
import { ShareLinks } from '../../sections/ShareLinks.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ProjectBar } from './ProjectBar.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import styles from './ProjectPage.module.css'
import { projectList } from './projectList.ts'
import { useProjects } from './useProjects.ts'

/** Props of a composition. */
export interface ProjectCompositionProps {
  project: Project
  teaser: ProjectTeaser
  /** Breadcrumbs, above the heading. */
  crumbs: ReactNode
  /** Client, date and kind, in a row or a column depending on the width. */
  facts: ReactNode
}

/**
 * Returns the page component of a project. The composition lays out head, words and pictures. All pages have the
 * project's accent, the note, the share links and the link to the next project.
 */
export const projectPage = (Composition: ComponentType<ProjectCompositionProps>) =>
  function ProjectPage({ page }: PageKinds['project']) {
    const { t, i18n } = useTranslation('portfolio')
    const { t: common } = useTranslation()
    const { project: named = page } = useSite().found.params
    const address = useAddress()
    const project = contentFileOf(i18n, `project/${named}`)
    const teaser = useProjects().find(({ id }) => id === project.id)!
    return (
      <div data-accent={project.accent}>
        <article className={styles.project}>
          <Composition
            project={project}
            teaser={teaser}
            crumbs={
              <Breadcrumbs
                trail={[
                  { label: common('home'), to: address(homeRoute) },
                  { label: t('name'), to: address(projectList) },
                  { label: project.title },
                ]}
              />
            }
            facts={<ProjectFacts project={teaser} />}
          />
          <footer className={styles.end}>
            <p className={styles.note}>{t('note')}</p>
            <ShareLinks title={project.title} description={project.description} />
          </footer>
        </article>
        <ProjectBar id={project.id} />
      </div>
    )
  }
