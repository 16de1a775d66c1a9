import pictures from 'virtual:pictures/home'
import { costs, type ChapterId } from '#shared/content/programme.ts'
import { useAddress } from '../../site/site.ts'
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
] as const satisfies readonly (readonly [id: keyof typeof pictures, chapter: ChapterId])[]

const parts = ['problem', 'proposal', 'cost'] as const

/** Renders three posters, each with a link to its chapter of the programme. */
export function HomePillars() {
  const { t } = useTranslation(['home', 'common'])
  const address = useAddress()
  return (
    <section className={styles.section} aria-labelledby="pillars">
      <SectionHeader id="pillars" title={t('pillars.title')} lead={t('pillars.lead')} />
      <div className={styles.posters}>
        {pillars.map(([id, chapter], index) => (
          <Reveal key={id} as="article" className={styles.poster} pace="calm" step={index}>
            <Picture of={pictures[id]} alt="" />
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
                      {part === 'cost' && (
                        <strong>{t('pillars.amount', { from: costs[chapter].from, count: costs[chapter].to })}</strong>
                      )}
                      {t(`pillars.${id}.${part}`)}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
            <ArrowLink className={styles.link} to={address('programme', { anchor: chapter })}>
              {t('pillars.chapter', { chapter: t(`common:chapters.${chapter}`) })}
            </ArrowLink>
          </Reveal>
        ))}
      </div>
    </section>
  )
}
