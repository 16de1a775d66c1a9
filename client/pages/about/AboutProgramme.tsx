import { chapterIds } from '#shared/content/programme.ts'
import type { ListedChapter } from '#shared/publishing/published.ts'
import '../../sections/published/itemMarks.css'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './AboutProgramme.module.css'

/** Renders the chapters of the programme with a sentence each. The chapters' old anchors still work here. */
export function AboutProgramme() {
  const { t } = useTranslation(['about', 'common'])
  const address = useAddress()
  const published = useSite().content?.chapters
  const chapters: readonly ListedChapter[] =
    published?.chapters ??
    chapterIds.map((anchor) => ({
      anchor,
      title: t(`common:chapters.${anchor}`),
      lead: t(`programme.chapters.${anchor}`),
      cost: t(`programme.costs.${anchor}`),
    }))
  return (
    <section id="programme" className={styles.programme} aria-labelledby="programme-title">
      <div className={styles.head}>
        <h2 id="programme-title">{published ? published.heading : t('programme.title')}</h2>
        <p>{published ? published.lead : t('programme.lead')}</p>
      </div>
      {chapters.length > 0 && (
        <ol className={styles.chapters}>
          {chapters.map(({ anchor, title, lead, lang, state, note, mark, cost }) => (
            <li key={anchor} id={anchor} data-draft={state}>
              <h3 lang={lang}>
                <PageLink to={address('programme', { anchor })}>{title}</PageLink>
              </h3>
              <p lang={lang}>
                <span>{lead}</span> {cost && <strong>{cost}</strong>}
                {note && <span data-look="item-mark">{note}</span>}
                {mark && <strong data-look="item-mark-draft">{mark}</strong>}
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.programmeLink}>
        <ButtonLink tone="ink" size="large" to={address('programme')}>
          {published ? published.link : t('programme.link')}
        </ButtonLink>
        <ButtonLink size="large" to={address('join')}>
          {t('common:join')}
        </ButtonLink>
      </div>
    </section>
  )
}
