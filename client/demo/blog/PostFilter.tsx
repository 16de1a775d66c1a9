import type { PostCategory } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FilterLinks } from '../../sections/FilterLinks.tsx'

interface PostFilterProps {
  /** All articles. */
  posts: readonly Teaser[]
  /** The current category; all articles if absent. */
  category: PostCategory | undefined
  /** The categories to choose from. */
  categories: readonly PostCategory[]
  addressOf: (category: PostCategory | undefined) => string
}

/** Returns the articles of a category, or all if no category is given. */
export const postsIn = (posts: readonly Teaser[], category: PostCategory | undefined): readonly Teaser[] =>
  category === undefined ? posts : posts.filter((post) => post.category.includes(category))

/** Renders the categories that articles are filtered by, as links with their counts. */
export function PostFilter({ posts, category: shown, categories, addressOf }: PostFilterProps) {
  const { t } = useTranslation('blog')
  return (
    <FilterLinks
      label={t('filter.label')}
      options={[undefined, ...categories].map((category) => ({
        key: category ?? '',
        name: category === undefined ? t('filter.all') : t(`categories.${category}.name`),
        count: postsIn(posts, category).length,
        to: addressOf(category),
        isShown: category === shown,
      }))}
    />
  )
}
