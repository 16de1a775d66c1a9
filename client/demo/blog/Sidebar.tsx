import type { PostCategory } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SearchForm } from '../../sections/SearchForm.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { CategoryList } from './CategoryList.tsx'
import { frequentTags } from './frequentTags.ts'
import { PostRows } from './PostRows.tsx'
import styles from './Sidebar.module.css'
import { TagLinks } from './TagLinks.tsx'

/** The number of recent articles in the list. */
const recentCount = 4

interface SidebarProps {
  posts: readonly Teaser[]
}

/** Renders the sidebar: search, categories with article counts, recent articles, newsletter and the most frequent tags. */
export function Sidebar({ posts }: SidebarProps) {
  const { t } = useTranslation('blog')
  const address = useAddress()
  const countIn = (category: PostCategory) => posts.filter((post) => post.category.includes(category)).length
  return (
    <aside className={styles.sidebar} aria-label={t('sidebar.label')}>
      <SearchForm />
      <section>
        <h2>{t('sidebar.categories')}</h2>
        <CategoryList countIn={countIn} />
      </section>
      <section>
        <h2>{t('sidebar.recent')}</h2>
        <PostRows posts={posts.slice(0, recentCount)} />
      </section>
      <section className={styles.letter}>
        <h2>{t('sidebar.letter')}</h2>
        <p>{t('sidebar.letterText')}</p>
        <PageLink to={address('newsletter')}>{t('sidebar.letterLink')}</PageLink>
      </section>
      <section>
        <h2>{t('tagsLabel')}</h2>
        <TagLinks tags={frequentTags(posts)} />
      </section>
    </aside>
  )
}
