import type { CardTeaser } from '#shared/content/content.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon, LineIcon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './PostMeta.module.css'
import { usePostAddress } from './usePosts.ts'

const heart = 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z'
const letter = 'M3 4h18v13H10l-5 4v-4H3z'

interface PostMetaProps {
  post: Pick<CardTeaser, 'author' | 'date' | 'likes' | 'comments' | 'minutes'>
  /** Includes the reading time. */
  isWhole?: boolean
  /** Shows the date only to assistive technology. */
  hidesDate?: boolean
}

/** Renders the author, date, and numbers of likes and letters of an article. */
export function PostMeta({
  post: { author, date, likes, comments, minutes },
  isWhole,
  hidesDate = false,
}: PostMetaProps) {
  const { t } = useTranslation('postLabels')
  const { language } = useSite()
  const address = usePostAddress()
  const day = <time dateTime={date}>{formatDate(date, language)}</time>
  return (
    <p className={styles.meta}>
      <PageLink to={address.author(author)} rel="author">
        {t(`authors.${author}.name`)}
      </PageLink>
      {hidesDate ? <VisuallyHidden>{day}</VisuallyHidden> : day}
      {isWhole && minutes !== undefined && (
        <span>
          <Icon name="clock" />
          {t('minutes', { count: minutes })}
        </span>
      )}
      <span>
        <LineIcon path={heart} />
        <span aria-hidden="true">{likes}</span>
        <VisuallyHidden>{t('likes', { count: likes })}</VisuallyHidden>
        <LineIcon path={letter} />
        <span aria-hidden="true">{comments}</span>
        <VisuallyHidden>{t('letters', { count: comments })}</VisuallyHidden>
      </span>
    </p>
  )
}
