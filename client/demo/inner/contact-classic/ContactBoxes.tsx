import { reach, visits } from '#shared/content/organisation.ts'
import type { ReactNode } from 'react'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { BoxIcon, type BoxIconName } from '../../../kit/BoxIcon.tsx'
import { OpeningStatus } from '../../../sections/OpeningStatus.tsx'
import { EmailLink } from '../../../ui/EmailLink.tsx'
import { OpeningHours } from '../../../sections/OpeningHours.tsx'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './ContactBoxes.module.css'

type BoxId = 'call' | 'visit' | 'write' | 'hours'

interface ContactBoxesProps {
  words: Readonly<Record<BoxId, { title: string; text: string }>>
}

/** Renders four ways to reach the party, each in a box with its address, number or hours. */
export function ContactBoxes({ words }: ContactBoxesProps) {
  const party = useFacts({ ...reach, ...visits })
  const { t } = useTranslation(['contact', 'organisation'])
  const boxes: readonly { id: BoxId; icon: BoxIconName; fact: ReactNode; more?: ReactNode }[] = [
    {
      id: 'call',
      icon: 'phone',
      fact: <a href={phoneAddress(party.phone)}>{party.phone}</a>,
      more: <OpeningStatus />,
    },
    {
      id: 'visit',
      icon: 'place',
      fact: (
        <a href={party.mapUrl} rel="noreferrer">
          {`${t('organisation:street')}, ${party.postcode} ${t('organisation:city')}`}
        </a>
      ),
    },
    { id: 'write', icon: 'mail', fact: <EmailLink address={party.email} /> },
    {
      id: 'hours',
      icon: 'clock',
      fact: <OpeningHours />,
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
