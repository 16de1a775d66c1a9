import { postCategories, type PostCategory } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'
import { postFilters } from '#shared/content/listFilters.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FilterLinks } from '../../sections/FilterLinks.tsx'

/** The categories that are no filter of the listings; there they are links to their own pages. */
export const otherCategories: readonly PostCategory[] = postCategories.filter(
  (one) => !postFilters.some((filter) => filter === one),
)

interface PostFilterProps<Option extends PostCategory | undefined> {
  label: string
  /** All articles. */
  posts: readonly Teaser[]
  /** The current option; `undefined` is all articles. */
  shown?: NoInfer<Option>
  options: readonly Option[]
  addressOf: (option: Option) => string
}

/** Returns the articles of a category, or all if no category is given. */
export const postsIn = (posts: readonly Teaser[], category: PostCategory | undefined): readonly Teaser[] =>
  category === undefined ? posts : posts.filter((post) => post.category.includes(category))

/** Renders the categories that articles are filtered by, as links with their counts. */
export function PostFilter<Option extends PostCategory | undefined>({
  label,
  posts,
  options,
  shown,
  addressOf,
}: PostFilterProps<Option>) {
  const { t } = useTranslation('blog')
  return (
    <FilterLinks
      label={label}
      options={options.map((category) => ({
        key: category ?? '',
        name: category === undefined ? t('filter.all') : t(`categories.${category}.name`),
        count: postsIn(posts, category).length,
        to: addressOf(category),
        isShown: category === shown,
      }))}
    />
  )
}
