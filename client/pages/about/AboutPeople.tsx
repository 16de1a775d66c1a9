import { Fragment } from 'react'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import pictures from 'virtual:pictures/about'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './AboutPeople.module.css'

/** Renders the two co-presidents in equal size, each with a biography. What they share stands between them. */
export function AboutPeople({ hasTitle }: { hasTitle: boolean }) {
  const { t } = useTranslation(['about', 'organisation', 'people', 'common'])
  return (
    <section className={styles.people} id="people" aria-label={t('common:people')}>
      {hasTitle && (
        <header className={styles.title}>
          <h2>{t('common:people')}</h2>
          <p>{t('people.intro')}</p>
        </header>
      )}
      {coPresidentIds.map((id, position) => {
        const name = t(`organisation:coPresidents.${id}.name`)
        return (
          <Fragment key={id}>
            {position === 1 && (
              <div className={styles.line}>
                <h2>{t('people.title')}</h2>
                <p>{t('people.lead')}</p>
              </div>
            )}
            <article className={styles.person} aria-labelledby={`${id}-name`}>
              <div className={styles.portrait}>
                <Picture of={pictures[id]} alt={t(`people:${id}.portrait`, { name })} />
              </div>
              <div className={styles.life}>
                <h2 id={`${id}-name`}>{name}</h2>
                <p className={styles.role}>{t(`organisation:coPresidents.${id}.role`)}</p>
                <p className={styles.lead}>{t(`people:${id}.lead`)}</p>
                {biographyParts.map((part) => (
                  <p key={part}>{t(`people:${id}.${part}`)}</p>
                ))}
              </div>
            </article>
          </Fragment>
        )
      })}
    </section>
  )
}
