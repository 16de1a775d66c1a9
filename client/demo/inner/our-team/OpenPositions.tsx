import { openPositions, type PositionId } from '#shared/content/positions.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import styles from './OpenPositions.module.css'

interface OpenPositionsProps {
  words: {
    hours: string
    place: string
    items: Readonly<Record<PositionId, { title: string; text: string; link: string }>>
  }
}

/** Renders the open positions in rows: title, hours, place and contact. */
export function OpenPositions({ words }: OpenPositionsProps) {
  const { t } = useTranslation('organisation')
  const { language } = useSite()
  const address = useAddress()
  return (
    <>
      <ul className={styles.positions}>
        {(Object.keys(openPositions) as PositionId[]).map((id) => {
          const { weeklyHours, office } = openPositions[id]
          const { title, text, link } = words.items[id]
          return (
            <li key={id}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <dl className={styles.facts}>
                <div>
                  <dt>{words.hours}</dt>
                  <dd className={styles.hours}>{formatNumber(weeklyHours, language)}</dd>
                </div>
                <div>
                  <dt>{words.place}</dt>
                  <dd>{t(`offices.${office}.place`)}</dd>
                </div>
              </dl>
              <ArrowLink to={address('join', { query: { topic: 'volunteer' } })}>{link}</ArrowLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}
