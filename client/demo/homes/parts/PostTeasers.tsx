import type { PostCategory } from '#shared/content/blog.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { contentFileOf } from '../../../content/contentFileOf.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './PostTeasers.module.css'

interface PostTeasersProps {
  /** The category whose newest articles are shown. The page must load the words `teasers/<category>`. */
  category: PostCategory
  /**
   * `masonry`: columns of pictures in their own ratios; `cards`: three in a row; `rows`: small pictures in ruled rows; `words`:
   * titles without pictures; `overlay`: titles over the pictures.
   */
  look: 'masonry' | 'cards' | 'rows' | 'words' | 'overlay'
  /** The largest number of articles; there are never more than six. */
  most?: number
  /** The label of the link to all articles of the category. Without it there is no link. */
  all?: string
}

/** Renders the newest articles of a category with pictures, titles and dates. */
export function PostTeasers({ category, look, most = look === 'masonry' ? 6 : 3, all }: PostTeasersProps) {
  const { i18n } = useTranslation()
  const { language } = useSite()
  const address = useAddress()
  return (
    <>
      <ul className={styles.list} data-look={look}>
        {contentFileOf(i18n, `teasers/${category}`)
          .list.slice(0, most)
          .map(({ id, type, title, description, date, wide, natural }) => (
            <li key={id}>
              {look !== 'words' && <Picture of={look === 'masonry' ? natural : wide} alt="" />}
              <div className={styles.words}>
                <p className={styles.date}>
                  <time dateTime={date}>{formatDate(date, language)}</time>
                </p>
                <h3>
                  <PageLink to={address(`post-${type}`, { params: { id } })}>{title}</PageLink>
                </h3>
                {look !== 'masonry' && <p className={styles.text}>{description}</p>}
              </div>
            </li>
          ))}
      </ul>
      {all && (
        <p className={styles.all}>
          <StyledButton route="blog-category" params={{ category }} tone="outline">
            {all}
          </StyledButton>
        </p>
      )}
    </>
  )
}
