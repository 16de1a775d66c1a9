import { mainAuthorId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import styles from './Author.module.css'

interface AuthorProps {
  words: { title: string; text: string; all: string }
  picture: PictureFile
}

/** Renders the main author: her name as large as the page allows, beside her portrait. */
export function Author({ words: { title, text, all }, picture }: AuthorProps) {
  const { t } = useTranslation('postLabels')
  const address = usePostAddress()
  return (
    <section className={styles.author} aria-labelledby="author">
      <div className={styles.words}>
        <h2 id="author">{title}</h2>
        <p className={styles.name}>{t(`authors.${mainAuthorId}.name`)}</p>
        <p className={styles.text}>{text}</p>
        <PageLink to={address.author(mainAuthorId)}>{all}</PageLink>
      </div>
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
    </section>
  )
}
