import { projectCategories } from '#shared/content/listFilters.ts'
import { portfolioLayouts, portfolioStyles, type PortfolioStyle } from '#shared/content/portfolio.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { TitleBarLook } from '../../kit/TitleBar.tsx'
import { categoryFilter, ProjectFilter } from './ProjectFilter.tsx'
import { isEdgeToEdge, ProjectList } from './ProjectList.tsx'
import { ProjectsPage } from './ProjectsPage.tsx'
import { useLinkedProjects } from './useProjects.ts'

/** Looks of the title bar that match the cards of a style. */
const titleLooks: Readonly<Partial<Record<PortfolioStyle, TitleBarLook>>> = {
  classic: 'sides',
  boxed: 'board',
  colorful: 'discs',
  bordered: 'framed',
  overlay: 'halftone',
  switchImage: 'halfDisc',
}

/** The number of projects by which each listing begins further on than the one before it. */
const step = 5

/** Renders all projects, or those of a category, in one of six styles and five layouts. */
export default function PortfolioListingPage({ style, layout }: PageKinds['portfolioListing']) {
  const { t } = useTranslation('portfolio')
  const { query } = useSite()
  const category = projectCategories.find((one) => one === query.category)
  const position = portfolioStyles.indexOf(style) * portfolioLayouts.length + portfolioLayouts.indexOf(layout)
  const projects = useLinkedProjects(position * step)
  const isShown = categoryFilter(category)
  return (
    <ProjectsPage
      look={titleLooks[style]}
      heading={t(`styles.${style}.heading`)}
      lead={t(`styles.${style}.lead`)}
      width={isEdgeToEdge(style, layout) ? 'edges' : 'container'}
      above={<ProjectFilter projects={projects.map(({ project }) => project)} category={category} />}
    >
      <ProjectList projects={projects.filter(({ project }) => isShown(project))} look={style} arrangement={layout} />
    </ProjectsPage>
  )
}
