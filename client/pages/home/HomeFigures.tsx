import { figureIds, figuresOf } from '#shared/content/figures.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './HomeFigures.module.css'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { usePlaceLink } from '../../site/mainLinks.ts'
import { MunicipalityMap } from './MunicipalityMap.tsx'
import { MunicipalityTable } from './MunicipalityTable.tsx'

/** Renders three figures with their sources, and their data as a map and a table. */
export function HomeFigures() {
  const { t } = useTranslation('home')
  const { language, content } = useSite()
  const joinAsAgent = usePlaceLink()('controller')
  const roll = content?.municipalities
  if (!roll) return null
  const figures = figuresOf(roll)
  return (
    <section className={styles.band} aria-labelledby="figures">
      <div className={styles.words}>
        <h2 id="figures">{t('figures.title')}</h2>
        <p className={styles.lead}>{t('figures.lead')}</p>
        <ArrowLink to={joinAsAgent.to}>{joinAsAgent.label}</ArrowLink>
        <dl className={styles.figures}>
          {figureIds.map((id) => {
            const { value, asOf } = figures[id]
            return (
              <div key={id}>
                <dt>{t(`figures.labels.${id}`)}</dt>
                <dd className={styles.number}>{formatNumber(value, language)}</dd>
                <dd className={styles.source}>
                  {t(`figures.sources.${id}`, { date: formatDate(asOf, language).replaceAll(' ', '\u00a0') })}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
      <MunicipalityMap list={roll.list} />
      <MunicipalityTable list={roll.list} />
    </section>
  )
}
