import { useTranslation } from '../../../i18n/useTranslation.ts'
import '../../../styles/accents.categories.css'
import { useState } from 'react'
import { categoryAccents } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../../../site/site.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import styles from './PostTile.module.css'

interface PostTileProps {
  post: Teaser
  /** A large tile takes four cells of the wall, a wide one two. */
  size?: 'large' | 'wide' | undefined
  summary: string
  isFirst: boolean
}

/**
 * Renders an article as a tile that links to it. The summary unfolds over the tile on hover, on focus, or with the button on
 * touch screens.
 */
export function PostTile({ post, size, summary, isFirst }: PostTileProps) {
  const { t } = useTranslation('postLabels')
  const { language } = useSite()
  const address = usePostAddress()
  const [isTurned, setTurned] = useState(false)
  const [category = 'party'] = post.category
  const section = t(`categories.${category}.name`)
  return (
    <article
      className={styles.tile}
      data-accent={categoryAccents[category]}
      data-size={size}
      data-turned={isTurned || undefined}
    >
      <Picture of={post.wide} alt="" isFirst={isFirst} />
      <div className={styles.tab}>
        <p>
          <PageLink to={address.category(category)}>{section}</PageLink>
          <time dateTime={post.date}>{formatDate(post.date, language)}</time>
        </p>
        <h2>
          <PageLink to={address.post(post)}>{post.title}</PageLink>
        </h2>
      </div>
      <div className={styles.flap}>
        <p>{post.description}</p>
        <span>{t('minutes', { count: post.minutes })}</span>
      </div>
      <button type="button" aria-expanded={isTurned} onClick={() => setTurned(!isTurned)}>
        <VisuallyHidden>{labelled(summary, post.title, language)}</VisuallyHidden>
      </button>
    </article>
  )
}
