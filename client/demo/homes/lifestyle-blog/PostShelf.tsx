import { useState } from 'react'
import type { PostCategory } from '#shared/content/blog.ts'
import { fronts } from '#shared/content/homes/fronts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { isSpecialClick } from '../../../ui/isSpecialClick.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PostCard } from '../../blog/PostCard.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import { useFrontPosts } from '../parts/useFrontPage.ts'
import { latestPostCount } from './LatestPosts.tsx'
import styles from './PostShelf.module.css'

const { categories, wideCount: postCount } = fronts['lifestyle-blog']
type Category = (typeof categories)[number]

interface PostShelfProps {
  words: { label: string; everything: string; row: string; previous: string; next: string }
  /** One file with a picture of each category, side by side in cells. */
  pictures: PictureFile
}

/**
 * Renders category tiles above a row of articles. A click on a tile filters the row and reports the number of articles. Without
 * script a tile links to the page of its category.
 */
export function PostShelf({ words: { label, everything, row, previous, next }, pictures }: PostShelfProps) {
  const { t } = useTranslation('postLabels')
  const { language } = useSite()
  const address = useAddress()
  const postAddress = usePostAddress()
  const [chosen, setChosen] = useState<Category>()
  const [isAsked, setAsked] = useState(false)
  const posts = useFrontPosts('lifestyle-blog').slice(latestPostCount, postCount)
  const inCategory = (category: PostCategory | undefined) =>
    category === undefined ? posts : posts.filter((post) => post.category.includes(category))
  const nameOf = (category: Category | undefined) =>
    category === undefined ? everything : t(`categories.${category}.name`)

  return (
    <>
      <nav aria-label={label}>
        <ul className={styles.tiles}>
          {[undefined, ...categories.filter((one) => inCategory(one).length > 0)].map((category) => (
            <li key={category ?? ''}>
              <a
                href={category === undefined ? address('blog-masonry') : postAddress.category(category)}
                aria-current={category === chosen || undefined}
                onClick={(event) => {
                  if (isSpecialClick(event)) return
                  event.preventDefault()
                  setChosen(category)
                  setAsked(true)
                }}
              >
                {category && <Picture of={pictures} cell={categories.indexOf(category)} alt="" />}
                <span className={styles.name}>
                  <b>{nameOf(category)}</b>
                  <span aria-hidden="true">{inCategory(category).length}</span>
                  <VisuallyHidden>{t('count', { count: inCategory(category).length })}</VisuallyHidden>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">
        <VisuallyHidden>
          {isAsked && labelled(nameOf(chosen), t('count', { count: inCategory(chosen).length }), language)}
        </VisuallyHidden>
      </p>
      <SnapCarousel
        key={chosen}
        label={row}
        previous={previous}
        next={next}
        className={styles.row}
        slides={inCategory(chosen).map((post) => ({
          id: post.id,
          content: <PostCard post={post} look="grid" level={3} />,
        }))}
      />
    </>
  )
}
