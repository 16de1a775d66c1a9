import type { ReactNode } from 'react'
import { organisation, type OpeningHours } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { BoxIcon, type BoxIconName } from '../../../kit/BoxIcon.tsx'
import { OpeningStatus } from '../../../sections/OpeningStatus.tsx'
import { EmailLink } from '../../../ui/EmailLink.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './ContactBoxes.module.css'

type BoxId = 'call' | 'visit' | 'write' | 'hours'

interface ContactBoxesProps {
  words: Readonly<Record<BoxId, { title: string; text: string }>>
}

/** Renders four ways to reach the party, each in a box with its address, number or hours. */
export function ContactBoxes({ words }: ContactBoxesProps) {
  const { t } = useTranslation(['contact', 'organisation'])
  const { language } = useSite()
  const hours = ({ opens, closes }: OpeningHours) => ({
    opens: formatTime(opens, language),
    // The word joiner (U+2060) prevents a line break between the two times.
    closes: `\u2060${formatTime(closes, language)}`,
  })
  const [weekdays, saturday] = organisation.openingHours
  const boxes: readonly { id: BoxId; icon: BoxIconName; fact: ReactNode; more?: ReactNode }[] = [
    {
      id: 'call',
      icon: 'phone',
      fact: <a href={phoneAddress(organisation.phone)}>{organisation.phone}</a>,
      more: <OpeningStatus />,
    },
    {
      id: 'visit',
      icon: 'place',
      fact: (
        <a href={organisation.mapUrl} rel="noreferrer">
          {`${t('organisation:street')}, ${organisation.postcode} ${t('organisation:city')}`}
        </a>
      ),
    },
    { id: 'write', icon: 'mail', fact: <EmailLink address={organisation.email} /> },
    {
      id: 'hours',
      icon: 'clock',
      fact: (
        <>
          {t('contact:hours.weekdays', hours(weekdays))}
          <br />
          {t('contact:hours.saturday', hours(saturday))}
        </>
      ),
    },
  ]
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ id, icon, fact, more }) => (
        <li key={id}>
          <BoxIcon name={icon} />
          <h2>{words[id].title}</h2>
          <p className={styles.fact}>{fact}</p>
          <p className={styles.text}>{words[id].text}</p>
          {more}
        </li>
      ))}
    </ul>
  )
}
