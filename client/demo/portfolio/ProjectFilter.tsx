import type { ProjectTeaser } from '#shared/content/content.ts'
import { projectCategories, type ProjectCategory } from '#shared/content/portfolio.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FilterLinks } from '../../sections/FilterLinks.tsx'
import styles from './ProjectFilter.module.css'

interface ProjectFilterProps {
  /** All of them. */
  projects: readonly ProjectTeaser[]
  /** The category shown; all where absent. */
  category: ProjectCategory | undefined
}

/** Whether a project is in a category; every one is in none. */
export const isIn =
  (category: ProjectCategory | undefined) =>
  (project: ProjectTeaser): boolean =>
    category === undefined || project.category === category

/** The categories as links with their counts; they change what is shown in place. A line says what that is. */
export function ProjectFilter({ projects, category: shown }: ProjectFilterProps) {
  const { t } = useTranslation('portfolio')
  const { found, addressed, language } = useSite()
  const nameOf = (category: ProjectCategory | undefined) =>
    category === undefined ? t('filter.all') : t(`categories.${category}`)
  const countOf = (category: ProjectCategory | undefined) => projects.filter(isIn(category)).length
  return (
    <>
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
        <b>{nameOf(shown)}</b> <span>{t('count', { count: countOf(shown) })}</span>
      </p>
    </>
  )
}
