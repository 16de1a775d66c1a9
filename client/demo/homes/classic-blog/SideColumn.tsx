import pictures from 'virtual:pictures/home-classic-blog'
import { SearchForm } from '../../../sections/SearchForm.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { CategoryList } from '../../blog/CategoryList.tsx'
import { frequentTags } from '../../blog/frequentTags.ts'
import { PostRows } from '../../blog/PostRows.tsx'
import { TagLinks } from '../../blog/TagLinks.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './SideColumn.module.css'

/** The number of articles in the readers' choice. */
const chosenCount = 4

interface SideColumnProps {
  words: {
    label: string
    choice: string
    categories: string
    tags: string
    about: { title: string; name: string; text: string }
  }
}

/** Renders the side column: the author, a search, the readers' choice, categories and tags. */
export function SideColumn({ words: { label, choice, categories, tags, about } }: SideColumnProps) {
  const { list, counts } = useBlogFrontPage()
  return (
    <aside className={styles.side} aria-label={label}>
      <section className={styles.about}>
        <Picture of={pictures.keeper} alt="" />
        <h2>{about.title}</h2>
        <p>{about.text}</p>
        <p>
          <b>{about.name}</b>
        </p>
      </section>
      <SearchForm />
      <section>
        <h2>{choice}</h2>
        <PostRows posts={list.toSorted((a, b) => b.likes - a.likes).slice(0, chosenCount)} />
      </section>
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
