import { chapterIds, type ChapterId } from '#shared/content/programme.ts'
import { useAddress } from '../site/site.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './ChapterLinks.module.css'

/** Renders the chapters of the programme as one line of large words. */
export function ChapterLinks() {
  const { t } = useTranslation()
  const address = useAddress()
  const { chapters } = useFacts({ chapters: chapterIds })
  return (
    <ul className={styles.line}>
      {chapters.map((id) => (
        <li key={id}>
          <PageLink to={address('programme', { anchor: id })}>{t(`chapters.${id as ChapterId}`)}</PageLink>
        </li>
      ))}
    </ul>
  )
}
