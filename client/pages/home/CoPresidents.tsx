import pictures from 'virtual:pictures/home'
import { coPresidentIds, type CoPresidentId } from '#shared/content/people.ts'
import type { PersonSummary } from '#shared/publishing/published.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { SectionHeader } from '../../sections/SectionHeader.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './CoPresidents.module.css'

/** A published person, or a sample, whose picture is drawn. */
type Shown = Omit<PersonSummary, 'picture'> & { picture?: string }

/** Renders the people who lead the party, equal in size, each with a portrait and a quotation. */
export function CoPresidents() {
  const { t } = useTranslation(['home', 'organisation'])
  const address = useAddress()
  const leaders = useSite().content?.leaders
  const people: readonly Shown[] =
    leaders ??
    coPresidentIds.map((id) => ({
      slug: id,
      title: t(`organisation:coPresidents.${id}.name`),
      lead: t(`organisation:coPresidents.${id}.role`),
      quotation: t(`people.${id}.quote`),
    }))
  const words = leaders ? 'people.team' : 'people'
  return (
    people.length > 0 && (
      <section className={styles.section} aria-labelledby="co-presidents">
        <SectionHeader id="co-presidents" title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
          <ArrowLink to={address('about', { anchor: 'people' })}>{t(`${words}.button`)}</ArrowLink>
        </SectionHeader>
        <div className={styles.people}>
          {people.map(({ slug, title, lead, lang, quotation, picture, state }) => (
            <article key={slug} className={styles.person} lang={lang} data-draft={state}>
              {picture ? (
                <div dangerouslySetInnerHTML={{ __html: picture }} />
              ) : (
                <Picture of={pictures[slug as CoPresidentId]} alt="" isCredited />
              )}
              <h3>
                {picture ? <PageLink to={address('people-person', { params: { slug } })}>{title}</PageLink> : title}
              </h3>
              <p>{lead}</p>
              {quotation && <blockquote>{quotation}</blockquote>}
            </article>
          ))}
        </div>
      </section>
    )
  )
}
