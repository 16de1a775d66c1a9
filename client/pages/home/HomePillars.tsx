import pictures from 'virtual:pictures/home'
import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { Reveal } from '../../sections/Reveal.tsx'
import { SectionHeader } from '../../sections/SectionHeader.tsx'
import styles from './HomePillars.module.css'

const pillars = [
  ['work', 'work'],
  ['justice', 'care'],
  ['europe', 'europe'],
] as const satisfies readonly (readonly [id: string, chapter: ChapterId])[]

const parts = ['problem', 'proposal', 'cost'] as const

/** Renders three posters, each with a link to its chapter of the programme: the chapters that staff have published, or those of the site. */
export function HomePillars() {
  const { t } = useTranslation(['home', 'common'])
  const address = useAddress()
  const { posters } = useSite().content ?? {}
  const linkTo = (anchor: string, chapter: string) => (
    <ArrowLink className={styles.link} to={address('programme', { anchor })}>
      {t('pillars.chapter', { chapter })}
    </ArrowLink>
  )
  if (posters?.chapters.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="pillars">
      <SectionHeader
        id="pillars"
        title={posters ? posters.heading : t('pillars.title')}
        lead={posters ? posters.lead : t('pillars.lead')}
      />
      <div className={styles.posters}>
        {posters
          ? posters.chapters.map(({ anchor, title, lead, lang, state, picture = '', cost }) => (
              <article key={anchor} className={styles.poster} data-draft={state}>
                <div className={styles.picture} dangerouslySetInnerHTML={{ __html: picture }} />
                <h3 lang={lang}>{title}</h3>
                <p className={styles.why} lang={lang}>
                  {lead}
                </p>
                {cost && <strong className={styles.more}>{cost}</strong>}
                {linkTo(anchor, title)}
              </article>
            ))
          : pillars.map(([id, chapter], index) => (
              <Reveal key={id} as="article" className={styles.poster} pace="calm" step={index}>
                <Picture of={pictures.pillars} cell={index} alt="" />
                <h3>{t(`pillars.${id}.title`)}</h3>
                <p className={styles.why}>{t(`pillars.${id}.why`)}</p>
                <details className={styles.more}>
                  <summary>
                    {t('pillars.more')}
                    <Icon name="chevron" />
                  </summary>
                  <dl>
                    {parts.map((part) => (
                      <div key={part}>
                        <dt>{t(`pillars.${part}`)}</dt>
                        <dd>
                          {part === 'cost' && <strong>{t(`pillars.${id}.amount`)}</strong>}
                          <span>{t(`pillars.${id}.${part}`)}</span>
                        </dd>
                      </div>
                    ))}
                  </dl>
                </details>
                {linkTo(chapter, t(`common:chapters.${chapter}`))}
              </Reveal>
            ))}
      </div>
    </section>
  )
}
