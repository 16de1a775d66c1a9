import { PostList } from '../../blog/PostList.tsx'
import { useFront } from '../parts/useFront.ts'
import styles from './Column.module.css'
import { SideColumn } from './SideColumn.tsx'
import { slid } from './Slides.tsx'

/** The number of articles in the column. The archive has the rest. */
export const inColumn = 4

type SideWords = Parameters<typeof SideColumn>[0]['words']

/** Renders a column of articles with a half disc that shows the reading progress, and a side column. */
export function Column({ words: { title, side } }: { words: { title: string; side: SideWords } }) {
  const { list } = useFront()
  return (
    <section className={styles.column} aria-labelledby="column">
      <div className={styles.main}>
        <div className={styles.head}>
          <h2 id="column">{title}</h2>
          <div className={styles.progress} aria-hidden="true">
            <span />
          </div>
        </div>
        <PostList posts={list.slice(slid, slid + inColumn)} look="classic" level={3} />
      </div>
      <SideColumn words={side} />
    </section>
  )
}
