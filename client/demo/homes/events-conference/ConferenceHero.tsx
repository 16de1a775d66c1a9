import { conferenceDayIds, conferenceDays, conferenceHall, tickets } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatDayOfMonth } from '#shared/i18n/dayOfMonth.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ConferenceHero.module.css'

interface ConferenceHeroProps {
  heading: string
  /** Labels of the two links: to the tickets (`get`) and to the programme (`see`). */
  get: string
  see: string
  facts: { where: string; hall: string; seats: string; captions: string; price: string }
  picture: PictureFile
}

/** Renders three very large dates beside a picture of the stage, and four cells with the place, seats, captions and prices. */
export function ConferenceHero({ heading, get, see, facts, picture }: ConferenceHeroProps) {
  const { t } = useTranslation('home/events-conference')
  const { language } = useSite()
  const prices = Object.values(tickets).map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) => formatMoney(price, language))
  const cells = {
    where: facts.hall,
    seats: formatNumber(conferenceHall.seats, language),
    captions: formatNumber(conferenceHall.captions, language),
    price: `${least} – ${most}`,
  }
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.picture}>
          <Picture of={picture} alt="" isFirst />
        </div>
        <p className={styles.dates} aria-hidden="true">
          {conferenceDayIds.map((id) => (
            <span key={id}>{Number(conferenceDays[id].slice(3))}</span>
          ))}
        </p>
        <div className={styles.words}>
          <p className={styles.date}>
            {`${formatDayOfMonth(conferenceDays.first, language)} – ${formatDayOfMonth(conferenceDays.third, language)}`}
          </p>
          <h1>{heading}</h1>
          <p className={styles.lead}>{t('lead', { price: most! })}</p>
          <ButtonRow>
            <ButtonLink to={anchorTo('tickets')} size="large">
              {get}
            </ButtonLink>
            <ButtonLink to={anchorTo('programme')} size="large" tone="outline">
              {see}
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
      <dl className={styles.facts}>
        {(Object.keys(cells) as (keyof typeof cells)[]).map((id) => (
          <div key={id}>
            <dt>{facts[id]}</dt>
            <dd>{cells[id]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
