import { useTranslation } from 'react-i18next'
import { chapterIds } from '#shared/content/programme.ts'
import { useAddress } from '../../../app/site.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './NewsTopics.module.css'

/** The chapters of the programme as one line of large words: what is written belongs to one of them. */
export function NewsTopics() {
  const { t } = useTranslation()
  const address = useAddress()
  return (
    <ul className={styles.topics}>
      {chapterIds.map((id) => (
        <li key={id}>
          <PageLink to={address('about', { anchor: id })}>{t(`chapters.${id}`)}</PageLink>
        </li>
      ))}
    </ul>
  )
}
