import { useTranslation } from 'react-i18next'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useSite } from '../../app/site.ts'
import { isIn, ProjectFilter } from './ProjectFilter.tsx'
import { isEdgeToEdge, ProjectList } from './ProjectList.tsx'
import { ProjectsPage } from './ProjectsPage.tsx'
import { useProjects } from './useProjects.ts'

/** The projects in one of six styles and five layouts, all of them or those of a category. */
export default function PortfolioListingPage({ style, layout }: PageKinds['portfolioListing']) {
  const { t } = useTranslation('portfolio')
  const { category } = useSite().query
  const projects = useProjects()
  return (
    <ProjectsPage
      heading={t(`styles.${style}.heading`)}
      lead={t(`styles.${style}.lead`)}
      width={isEdgeToEdge(style, layout) ? 'edges' : 'container'}
      above={<ProjectFilter projects={projects} category={category} />}
    >
      <ProjectList projects={projects.filter(isIn(category))} look={style} arrangement={layout} />
    </ProjectsPage>
  )
}
