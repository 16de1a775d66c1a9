import { projectCategories } from '#shared/content/listFilters.ts'
import { portfolioLayouts, portfolioStyles, type PortfolioStyle } from '#shared/content/portfolio.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { TitleBarLook } from '../../kit/TitleBar.tsx'
import { categoryFilter, ProjectFilter } from './ProjectFilter.tsx'
import { isEdgeToEdge, ProjectList } from './ProjectList.tsx'
import { ProjectsPage } from './ProjectsPage.tsx'
import { tilesOf } from './tilesOf.ts'
import { useListedProjects } from './useProjects.ts'

/** Looks of the title bar that match the cards of a style. */
const titleLooks: Readonly<Partial<Record<PortfolioStyle, TitleBarLook>>> = {
  classic: 'sides',
  boxed: 'board',
  colorful: 'discs',
  bordered: 'framed',
  overlay: 'halftone',
  switchImage: 'halfDisc',
}

/** Grounds that match the cards of a style. */
const grounds: Readonly<Partial<Record<PortfolioStyle, 'tint' | 'ink'>>> = { bordered: 'tint', overlay: 'ink' }

/** The number of projects by which each listing begins further on than the one before it. */
const step = 5

/** Renders all projects, or those of a category, in one of six styles and five layouts. */
export default function PortfolioListingPage({ style, layout }: PageKinds['portfolioListing']) {
  const { t } = useTranslation('portfolio')
  const { query } = useSite()
  const category = projectCategories.find((one) => one === query.category)
  const row = portfolioStyles.indexOf(style)
  const column = portfolioLayouts.indexOf(layout)
  const projects = useListedProjects(style, (row * portfolioLayouts.length + column) * step)
  const shown = projects.filter(({ project }) => categoryFilter(category)(project))
  return (
    <ProjectsPage
      look={titleLooks[style]}
      heading={t(`styles.${style}.heading`)}
      lead={t(`styles.${style}.lead`)}
      ground={grounds[style]}
      width={isEdgeToEdge(style, layout) ? 'edges' : 'container'}
      above={<ProjectFilter projects={projects.map(({ project }) => project)} category={category} />}
    >
      <ProjectList
        projects={shown}
        look={style}
        arrangement={layout}
        tiles={tilesOf(
          shown.map(({ project }) => project),
          layout,
        )}
        // No two neighbours of the menu show the same prints.
        isSecond={(row + column) % 2 === 1}
      />
    </ProjectsPage>
  )
}
