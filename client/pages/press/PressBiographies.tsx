import { nameWithoutHash } from '#shared/fileHash.ts'
import kit from 'virtual:press'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useFileSize } from './FileLinks.tsx'
import styles from './PressBiographies.module.css'

/** Renders the co-presidents' biographies in the page's language, and as files in all languages. */
export function PressBiographies() {
  const { t } = useTranslation(['press', 'organisation', 'people'])
  const sizeOf = useFileSize()
  return (
    <section className={styles.lives} aria-labelledby="lives">
      <div className={styles.head}>
        <h2 id="lives">{t('lives.title')}</h2>
        <p>{t('lives.lead')}</p>
        <h3>{t('lives.files')}</h3>
        <ul className={styles.files}>
          {languages.map((language) => {
            const { ownName, tag } = languageFacts[language]
            const file = kit.biographies[language]
            return (
              <li key={language}>
                <a href={file.address} download={nameWithoutHash(file.address)} hrefLang={tag}>
                  <span lang={tag}>{ownName}</span>
                </a>
                <span>{`TXT, ${sizeOf(file)}`}</span>
              </li>
            )
          })}
        </ul>
      </div>
      {coPresidentIds.map((id) => (
        <article key={id}>
          <h3>{t(`organisation:coPresidents.${id}.name`)}</h3>
          <p className={styles.role}>{t(`organisation:coPresidents.${id}.role`)}</p>
          <p className={styles.first}>{t(`people:${id}.lead`)}</p>
          {biographyParts.map((part) => (
            <p key={part}>{t(`people:${id}.${part}`)}</p>
          ))}
        </article>
      ))}
    </section>
  )
}
