import type { ReactNode } from 'react'
import { organisation } from '#shared/content/organisation.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { BoxIcon, type BoxIconName } from '../../../kit/BoxIcon.tsx'
import { OpenNow } from '../../../sections/OpenNow.tsx'
import { useOpeningHours } from '../../../sections/useOpeningHours.ts'
import { EmailLink } from '../../../ui/EmailLink.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './ContactBoxes.module.css'

type BoxId = 'call' | 'visit' | 'write' | 'hours'

interface ContactBoxesProps {
  words: Readonly<Record<BoxId, { title: string; text: string }>>
}

/** The four ways to the party, each in a box with the fact that it takes. */
export function ContactBoxes({ words }: ContactBoxesProps) {
  const { t } = useTranslation('organisation')
  const hours = useOpeningHours()
  const boxes: readonly { id: BoxId; icon: BoxIconName; fact: ReactNode; more?: ReactNode }[] = [
    {
      id: 'call',
      icon: 'phone',
      fact: <a href={phoneAddress(organisation.phone)}>{organisation.phone}</a>,
      more: <OpenNow />,
    },
    {
      id: 'visit',
      icon: 'place',
      fact: (
        <a href={organisation.mapUrl} rel="noreferrer">
          {t('street')}, {organisation.postcode} {t('city')}
        </a>
      ),
    },
    { id: 'write', icon: 'mail', fact: <EmailLink address={organisation.email} /> },
    {
      id: 'hours',
      icon: 'clock',
      fact: (
        <>
          {hours.weekdays}
          <br />
          {hours.saturday}
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
