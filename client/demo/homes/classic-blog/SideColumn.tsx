import { SearchForm } from '../../../sections/SearchForm.tsx'
import { CategoryList } from '../../blog/CategoryList.tsx'
import { frequentTags } from '../../blog/frequentTags.ts'
import { TagLinks } from '../../blog/TagLinks.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './SideColumn.module.css'

interface SideColumnProps {
  words: {
    label: string
    categories: string
    tags: string
  }
}

/** Renders the side column: a search, categories and tags. */
export function SideColumn({ words: { label, categories, tags } }: SideColumnProps) {
  const { list, counts } = useBlogFrontPage()
  return (
    <aside className={styles.side} aria-label={label}>
      <SearchForm />
      <section>
        <h2>{categories}</h2>
        <CategoryList countIn={(category) => counts[category]} />
      </section>
      <section>
        <h2>{tags}</h2>
        <TagLinks tags={frequentTags(list)} />
      </section>
    </aside>
  )
}
