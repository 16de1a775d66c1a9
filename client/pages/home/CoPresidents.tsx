import { useTranslation } from 'react-i18next'
import pictures from 'virtual:pictures/home'
import { coPresidentIds } from '#shared/content/people.ts'
import { useAddress } from '../../app/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './CoPresidents.module.css'

/** The two co-presidents, equal in size and length. */
export function CoPresidents() {
  const { t } = useTranslation(['home', 'organisation'])
  const address = useAddress()
  return (
    <section className={styles.section} aria-labelledby="co-presidents">
      <div className={styles.head}>
        <h2 id="co-presidents">{t('people.title')}</h2>
        <div>
          <p className={styles.lead}>{t('people.lead')}</p>
          <PageLink className={styles.link} to={address('about', { anchor: 'people' })}>
            {t('people.button')}
            <Icon name="arrow" />
          </PageLink>
        </div>
      </div>
      <div className={styles.two}>
        {coPresidentIds.map((id) => (
          <article key={id} className={styles.person}>
            <Picture of={pictures[id]} alt="" />
            <h3>{t(`organisation:coPresidents.${id}.name`)}</h3>
            <p className={styles.role}>{t(`organisation:coPresidents.${id}.role`)}</p>
            <p className={styles.text}>{t(`people.${id}.text`)}</p>
          </article>
        ))}
      </div>
      <p className={styles.note}>{t('people.note')}</p>
    </section>
  )
}
