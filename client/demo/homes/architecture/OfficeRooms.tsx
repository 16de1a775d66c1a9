import { reach } from '#shared/content/organisation.ts'
import { studioRooms, type StudioRoom } from './facts.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { phoneAddress } from '../../../ui/phone.ts'
import styles from './OfficeRooms.module.css'
import { useFacts } from '../../../site/useFacts.ts'

interface OfficeRoomsProps {
  words: { days: string; items: Readonly<Record<StudioRoom, { title: string; text: string }>> }
}

/** Renders the rooms of the office, one ruled row each. */
export function OfficeRooms({ words: { days, items } }: OfficeRoomsProps) {
  const party = useFacts(reach)
  const { language } = useSite()
  return (
    <ul className={styles.rooms}>
      {(Object.keys(studioRooms) as StudioRoom[]).map((id) => (
        <li key={id}>
          <h3>{items[id].title}</h3>
          <p>{items[id].text}</p>
          <p className={styles.hoursAndPhone}>
            <span>
              {`${days} ${formatTime(studioRooms[id].opens, language)}–${formatTime(studioRooms[id].closes, language)}`}
            </span>
            <a href={phoneAddress(party.phone)}>{party.phone}</a>
          </p>
        </li>
      ))}
    </ul>
  )
}
