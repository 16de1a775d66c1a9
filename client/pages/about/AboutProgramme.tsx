import { chapterIds } from '#shared/content/programme.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './AboutProgramme.module.css'

/** Renders the chapters of the programme with a sentence each. The chapters' old anchors still work here. */
export function AboutProgramme() {
  const { t } = useTranslation(['about', 'common'])
  const address = useAddress()
  return (
    <section id="programme" className={styles.programme} aria-labelledby="programme-title">
      <div className={styles.head}>
        <h2 id="programme-title">{t('programme.title')}</h2>
        <p>{t('programme.lead')}</p>
      </div>
      <ol className={styles.chapters}>
        {chapterIds.map((id) => (
          <li key={id} id={id}>
            <h3>
              <PageLink to={address('programme', { anchor: id })}>{t(`common:chapters.${id}`)}</PageLink>
            </h3>
            <p>{t(`programme.chapters.${id}`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.programmeLink}>
        <ButtonLink tone="ink" size="large" to={address('programme')}>
          {t('programme.link')}
        </ButtonLink>
        <ButtonLink size="large" to={address('join')}>
          {t('common:join')}
        </ButtonLink>
      </div>
    </section>
  )
}
