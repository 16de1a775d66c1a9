import { wordsIn } from '#locales/translator.ts'
import { useAddress, useSite } from '../site/site.ts'
import { useFactTags } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './ChapterLinks.module.css'

/** Renders the chapters of the programme as one line of large words. */
export function ChapterLinks() {
  const { changes } = useSite()
  const { chapters } = wordsIn(useTranslation().i18n, 'common')
  const address = useAddress()
  const tags = useFactTags()
  return (
    <ul className={styles.line}>
      {(changes?.facts.chapters ?? Object.keys(chapters)).map((id) => (
        <li key={id}>
          <PageLink to={address('programme', { anchor: id })} lang={tags[`chapters.${id}`]}>
            {chapters[id as keyof typeof chapters]}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
