import { useMemo } from 'react'
import { categoryAccents } from '#shared/content/blog.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useCurrentSection } from '../../../sections/useCurrentSection.ts'
import { PostCard } from '../../blog/PostCard.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import { firstPagePostCount } from './FirstPage.tsx'
import styles from './Stories.module.css'

interface StoriesProps {
  words: { title: string; lead: string }
}

/** Renders the stories after those of the first page. A field beside them takes the colour of the section in view. */
export function Stories({ words: { title, lead } }: StoriesProps) {
  const { t } = useTranslation('postLabels')
  const { list, counts } = useBlogFrontPage()
  const stories = useMemo(() => list.slice(firstPagePostCount), [list])
  const ids = useMemo(() => stories.map(({ id }) => id), [stories])
  const current = useCurrentSection(ids)
  const category = (stories.find(({ id }) => id === current) ?? stories[0])?.category[0] ?? 'party'
  return (
    <section className={styles.stories} aria-labelledby="stories" data-accent={categoryAccents[category]}>
      <div className={styles.field} aria-hidden="true">
        <b>{t(`categories.${category}.name`)}</b>
        <span>{t('count', { count: counts[category] })}</span>
        <ul>
          {stories.map(({ id }) => (
            <li key={id} data-current={id === (current ?? ids[0]) || undefined} />
          ))}
        </ul>
      </div>
      <div className={styles.main}>
        <div className={styles.head}>
          <h2 id="stories">{title}</h2>
          <p>{lead}</p>
        </div>
        <ul>
          {stories.map((post, index) => (
            <li key={post.id} id={post.id} className={styles.story}>
              <PostCard post={post} look={index === 0 ? 'grid' : 'sideImage'} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
