import type { ListedPerson } from '#shared/publishing/published.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../sections/published/itemMarks.css'
import { ItemPicture } from '../../sections/published/ItemPicture.tsx'
import { useAddress } from '../../site/site.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './PublishedPeople.module.css'

/** Renders published people: those who lead the party in rows as wide as the page, all others as tiles. After all were withdrawn, it says so. */
export function PublishedPeople({ of }: { of: readonly ListedPerson[] }) {
  const { t } = useTranslation('about')
  const leaders = of.filter(({ leads }) => leads)
  const others = of.filter(({ leads }) => !leads)
  return (
    <section id="people" className={styles.people} aria-labelledby="people-title">
      <div className={styles.line}>
        <h2 id="people-title">{t('people.team.title')}</h2>
        <p>{t(of.length > 0 ? 'people.team.lead' : 'people.team.none')}</p>
      </div>
      {leaders.map((one) => (
        <article key={one.slug} className={styles.leader} data-draft={one.state}>
          <ItemPicture of={one.picture} className={styles.portrait} lang={one.lang} />
          <div className={styles.life} lang={one.lang}>
            <Name of={one} />
            {one.quotation && <blockquote>{one.quotation}</blockquote>}
            <p>{one.intro}</p>
          </div>
        </article>
      ))}
      {others.length > 0 && (
        <ul className={styles.tiles}>
          {others.map((one) => (
            <li key={one.slug} lang={one.lang} data-draft={one.state}>
              <ItemPicture of={one.picture} className={undefined} lang={undefined} />
              <Name of={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Renders name and role of a person; the name leads to the person's page. */
function Name({ of: { slug, title, lead, note, mark } }: { of: ListedPerson }) {
  const address = useAddress()
  return (
    <>
      <h2>
        <PageLink to={address('people-person', { params: { slug } })}>{title}</PageLink>
      </h2>
      <p className={styles.role}>
        <span>{lead}</span> {note && <span data-look="item-mark">{note}</span>}
        {mark && <strong data-look="item-mark-draft">{mark}</strong>}
      </p>
    </>
  )
}
