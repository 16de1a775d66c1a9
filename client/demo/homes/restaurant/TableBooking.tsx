import { restaurantHours } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { reach } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './TableBooking.module.css'

type Days = keyof typeof restaurantHours

interface TableBookingProps {
  words: {
    title: string
    ask: string
    hours: Readonly<Record<Days | 'monday', string>>
    closed: string
  }
  picture: PictureFile
}

/** Renders a picture of a laid table beside the booking form. */
export function TableBooking({ words: { title, ask, hours, closed }, picture }: TableBookingProps) {
  const { t } = useTranslation('home/restaurant')
  const { language } = useSite()
  const { phone } = useFacts(reach)
  return (
    <section className={styles.book} aria-labelledby="table">
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 id="table">{title}</h2>
        <p>{t('table.text', { phone })}</p>
        <RequestForm kind="table" anchor="table-form" label={title} send={ask} />
        <dl className={styles.hours}>
          <div>
            <dt>{hours.monday}</dt>
            <dd>{closed}</dd>
          </div>
          {(Object.keys(restaurantHours) as Days[]).map((days) => (
            <div key={days}>
              <dt>{hours[days]}</dt>
              <dd>
                {`${formatTime(restaurantHours[days].opens, language)} – ${formatTime(restaurantHours[days].closes, language)}`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
