import pictures from 'virtual:pictures/home'
import { coPresidentIds } from '#shared/content/people.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { SectionHeader } from '../../sections/SectionHeader.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './CoPresidents.module.css'

/** Renders the two co-presidents, equal in size and length, each with a portrait and a quotation. */
export function CoPresidents() {
  const { t } = useTranslation(['home', 'organisation'])
  const address = useAddress()
  return (
    <section className={styles.section} aria-labelledby="co-presidents">
      <SectionHeader id="co-presidents" title={t('people.title')} lead={t('people.lead')}>
        <ArrowLink to={address('about', { anchor: 'people' })}>{t('people.button')}</ArrowLink>
      </SectionHeader>
      <div className={styles.two}>
        {coPresidentIds.map((id) => (
          <article key={id} className={styles.person}>
            <Picture of={pictures[id]} alt="" isCredited />
            <h3>{t(`organisation:coPresidents.${id}.name`)}</h3>
            <p>{t(`organisation:coPresidents.${id}.role`)}</p>
            <blockquote>{t(`people.${id}.quote`)}</blockquote>
          </article>
        ))}
      </div>
    </section>
  )
}
