import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { pressTextName, pressTextPath } from '#shared/content/pressKit.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { withQuery } from '#shared/routes/url.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './PressBiographies.module.css'

/** Renders the biographies of the people, if there are some; those of the sample co-presidents are also files in all languages. */
export function PressBiographies() {
  const { t } = useTranslation(['press', 'organisation', 'people'])
  const people = useSite().content?.pressPeople
  if (people?.length === 0) return null
  const words = people ? 'team.lives' : 'lives'
  return (
    <section className={styles.lives} aria-labelledby="lives">
      <div className={styles.head}>
        <h2 id="lives">{t(`${words}.title`)}</h2>
        <p>{t(`${words}.lead`)}</p>
        {!people && (
          <>
            <h3>{t('lives.files')}</h3>
            <ul className={styles.files}>
              {languages.map((language) => {
                const { ownName, tag } = languageFacts[language]
                return (
                  <li key={language}>
                    <a
                      href={withQuery(pressTextPath('biographies'), { language })}
                      download={pressTextName('biographies', language)}
                      hrefLang={tag}
                    >
                      <span lang={tag}>{ownName}</span>
                    </a>
                    <span>TXT</span>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
      {people
        ? people.map(({ slug, title, lead, lang, life, state }) => (
            <article key={slug} lang={lang} data-draft={state}>
              <h3>{title}</h3>
              <p className={styles.role}>{lead}</p>
              {life.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </article>
          ))
        : coPresidentIds.map((id) => (
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
