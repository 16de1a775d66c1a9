import portraits from 'virtual:pictures/authors'
import type { AuthorId } from '#shared/content/blog.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './AuthorBox.module.css'
import { usePostAddress } from './usePosts.ts'

/** Renders the portrait and biography of an article's author. */
export function AuthorBox({ author }: { author: AuthorId }) {
  const { t } = useTranslation('blog')
  const address = usePostAddress()
  const name = t(`authors.${author}.name`)
  return (
    <section className={styles.author} aria-label={t('author.about')}>
      <div className={styles.portrait}>
        <Picture of={portraits[`author${author}`]} alt="" />
      </div>
      <div>
        <h2>{name}</h2>
        <p>{t(`authors.${author}.bio`)}</p>
        <PageLink to={address.author(author)}>{t('author.all', { name })}</PageLink>
      </div>
    </section>
  )
}
