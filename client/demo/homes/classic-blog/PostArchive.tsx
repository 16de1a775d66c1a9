import pictures from 'virtual:pictures/home-classic-blog'
import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './PostArchive.module.css'
import house from './Window.module.css'
import { columnPostCount } from './PostColumn.tsx'
import { slidePostCount } from './PostSlides.tsx'

/** Renders the articles that neither the slides nor the column show, each as a window of a house, with its title below the sill. */
export function PostArchive() {
  const { language } = useSite()
  const address = usePostAddress()
  return (
    <ul className={styles.house}>
      {useBlogFrontPage()
        .list.slice(slidePostCount + columnPostCount)
        .map((post) => (
          <li key={post.id}>
            <div className={`${house.window} ${styles.window}`}>
              <span className={`${house.frame} ${styles.frame}`}>
                <Picture of={post.natural} alt="" />
              </span>
            </div>
            <h3>
              <PageLink to={address.post(post)}>{post.title}</PageLink>
            </h3>
            <time dateTime={post.date}>{formatDate(post.date, language)}</time>
          </li>
        ))}
    </ul>
  )
}

/** Renders the courtyard below the windows. */
export const Courtyard = () => (
  <div className={styles.yard}>
    <Picture of={pictures.courtyard} alt="" />
  </div>
)
