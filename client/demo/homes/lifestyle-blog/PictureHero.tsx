import type { PictureFile } from '#shared/content/picture.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { useFrontPosts } from '../parts/useFrontPage.ts'
import styles from './PictureHero.module.css'

interface PictureHeroProps {
  heading: string
  lead: string
  /** The text before the date of the newest article. */
  newest: string
  /** The alternative text of the picture. */
  alt: string
  picture: PictureFile
}

/** Renders the name of the blog as large as half of the screen allows, beside a picture in the shape of a sun. */
export function PictureHero({ heading, lead, newest, alt, picture }: PictureHeroProps) {
  const { language } = useSite()
  const date = useFrontPosts('lifestyle-blog')[0]?.date
  return (
    <div className={styles.opening}>
      <div className={styles.words}>
        {date !== undefined && (
          <p className={styles.ear}>
            {newest} <time dateTime={date}>{formatDate(date, language)}</time>
          </p>
        )}
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.picture}>
        <Picture of={picture} alt={alt} isFirst />
      </div>
    </div>
  )
}
