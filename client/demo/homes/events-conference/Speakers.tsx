import { useId, useState } from 'react'
import { conferenceDays, speakers, talkOf, type Speaker } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatDayOfMonth } from '#shared/i18n/dayOfMonth.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Speakers.module.css'

interface SpeakersProps {
  words: {
    title: string
    lead: string
    choose: string
    names: Readonly<Record<Speaker, string>>
    roles: Readonly<Record<Speaker, string>>
  }
  sessions: Readonly<Record<Speaker, string>>
  pictures: Readonly<Record<Speaker, PictureFile>>
}

/**
 * Renders six speakers on a stage; two lamps light the chosen one, whose talk is shown below. The choice is radio buttons and
 * CSS, so it needs no script. Browsers without `:has()` light all six. A live region announces the talk.
 */
export function Speakers({ words: { title, lead, choose, names, roles }, sessions, pictures }: SpeakersProps) {
  const group = useId()
  const { language } = useSite()
  const [announcement, setAnnouncement] = useState('')
  const whenOf = (id: Speaker) => {
    const { day, time } = talkOf(id)
    return `${formatDayOfMonth(conferenceDays[day], language)}, ${formatTime(time, language)}`
  }
  return (
    <section className={styles.speakers} aria-labelledby="speakers">
      <div className={styles.lamps} aria-hidden="true">
        <span />
        <span />
      </div>
      <div className={styles.head}>
        <h2 id="speakers">{title}</h2>
        <p>{lead}</p>
      </div>
      <fieldset className={styles.stage}>
        <legend>
          <VisuallyHidden>{choose}</VisuallyHidden>
        </legend>
        {speakers.map((id) => (
          <div key={id} className={styles.speaker}>
            <label>
              <input
                type="radio"
                name={group}
                value={id}
                defaultChecked={id === 'gardener'}
                onChange={() => setAnnouncement(`${sessions[id]}. ${whenOf(id)}`)}
              />
              <Picture of={pictures[id]} alt="" />
              <span className={styles.name}>
                <b>{names[id]}</b> {roles[id]}
              </span>
            </label>
            <div className={styles.talk} data-talk={id}>
              <p className={styles.time}>{whenOf(id)}</p>
              <p className={styles.title}>{sessions[id]}</p>
              <p className={styles.role}>{roles[id]}</p>
            </div>
          </div>
        ))}
      </fieldset>
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </section>
  )
}
