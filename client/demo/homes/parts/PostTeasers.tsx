import type { PostCategory } from '#shared/content/blog.ts'
import type { BriefTeaser, FrontTeaser } from '#shared/content/content.ts'
import type { BusinessFrontName } from '#shared/content/homes/fronts.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { contentFileOf } from '../../../content/contentFileOf.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './PostTeasers.module.css'

interface PostTeasersProps {
  /** The category whose articles are shown. */
  category: PostCategory
  /**
   * The home whose list it is, with pictures in the colours of the home. The page must load the words `front/<home>`; without a
   * home `teasers/<category>`, and the look `words`.
   */
  home?: BusinessFrontName
  /**
   * `masonry`: columns of pictures in several ratios; `cards`: three in a row; `rows`: small pictures in ruled rows; `words`:
   * titles without pictures; `overlay`: titles on dark panels under the pictures.
   */
  look: 'masonry' | 'cards' | 'rows' | 'words' | 'overlay'
  /** The label of the link to all articles of the category. Without it there is no link. */
  all?: string
}

/** An article in the list. Titles have no picture. */
type ListTeaser = BriefTeaser & Partial<Pick<FrontTeaser, 'picture'>>

/** Renders some articles of a category with pictures, titles and dates. */
export function PostTeasers({ category, home, look, all }: PostTeasersProps) {
  const { i18n } = useTranslation()
  const { language } = useSite()
  const address = useAddress()
  const teasers: readonly ListTeaser[] = home
    ? contentFileOf(i18n, `front/${home}`).list
    : contentFileOf(i18n, `teasers/${category}`).list
  return (
    <>
      <ul className={styles.list} data-look={look}>
        {teasers.map(({ id, type, title, description, date, picture }) => (
          <li key={id}>
            {picture && <Picture of={picture} alt="" />}
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
