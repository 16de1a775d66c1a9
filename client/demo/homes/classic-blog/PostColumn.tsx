import { PostList } from '../../blog/PostList.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './PostColumn.module.css'
import { SideColumn } from './SideColumn.tsx'
import { slidePostCount } from './PostSlides.tsx'

/** The number of articles in the column. The archive has the rest. */
export const columnPostCount = 4

type SideWords = Parameters<typeof SideColumn>[0]['words']

/** Renders a column of articles with a half disc that shows the reading progress, and a side column. */
export function PostColumn({ words: { title, side } }: { words: { title: string; side: SideWords } }) {
  const { list } = useBlogFrontPage()
  return (
    <section className={styles.column} aria-labelledby="column">
      <div className={styles.main}>
        <div className={styles.head}>
          <h2 id="column">{title}</h2>
          <div className={styles.progress} aria-hidden="true">
            <span />
          </div>
        </div>
        <PostList posts={list.slice(slidePostCount, slidePostCount + columnPostCount)} look="classic" level={3} />
      </div>
      <SideColumn words={side} />
    </section>
  )
}
