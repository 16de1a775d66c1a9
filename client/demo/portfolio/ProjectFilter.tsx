import type { ListedProject } from '#shared/content/content.ts'
import { projectCategories, type ProjectCategory } from '#shared/content/listFilters.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FilterLinks } from '../../sections/FilterLinks.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProjectFilter.module.css'

interface ProjectFilterProps {
  /** All projects. */
  projects: readonly ListedProject[]
  /** The current category; all projects if absent. */
  category: ProjectCategory | undefined
}

/** Returns a filter for the projects of a category. Without a category it accepts every project. */
export const categoryFilter =
  (category: ProjectCategory | undefined) =>
  (project: ListedProject): boolean =>
    category === undefined || project.category === category

/** Renders the categories as links with their counts, and a status line. A link filters the list on the same page. */
export function ProjectFilter({ projects, category: shown }: ProjectFilterProps) {
  const { t } = useTranslation('portfolio')
  const { found, addressed, language } = useSite()
  const nameOf = (category: ProjectCategory | undefined) =>
    category === undefined ? t('filter.all') : t(`categories.${category}`)
  const countOf = (category: ProjectCategory | undefined) => projects.filter(categoryFilter(category)).length
  return (
    <div className={styles.filter}>
      <FilterLinks
        label={t('filter.label')}
        options={[undefined, ...projectCategories].map((category) => ({
          key: category ?? '',
          name: nameOf(category),
          count: countOf(category),
          to: withQuery(canonicalPath(found)!, { query: { category }, language: addressed ? language : undefined }),
          isShown: category === shown,
        }))}
      />
      <p className={styles.count} role="status">
        {/* With its name, a category of the same size is announced too. */}
        <VisuallyHidden>{nameOf(shown)}</VisuallyHidden> {t('count', { count: countOf(shown) })}
      </p>
    </div>
  )
}
