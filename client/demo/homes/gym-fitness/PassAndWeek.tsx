import { gymWeek, type GymClass, type GymRoom } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { useSite } from '../../../site/site.ts'
import { Schedule } from '../../../kit/Schedule.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { dayKey } from './dayKey.ts'
import styles from './PassAndWeek.module.css'

interface PassAndWeekProps {
  pass: { title: string; text: string; label: string; send: string }
  week: { title: string; choose: string; rooms: Readonly<Record<GymRoom, string>> }
  classes: Readonly<Record<GymClass, { name: string }>>
  picture: PictureFile
}

/** Renders two adjoining fields: the form for a free pass, and the classes of the week in tabs. */
export function PassAndWeek({ pass, week, classes, picture }: PassAndWeekProps) {
  const { language } = useSite()
  const days = gymWeek.map(({ day, hours }) => {
    const talks = hours.map(
      ({ time, gymClass, room }) => [time, { title: classes[gymClass].name, place: week.rooms[room] }] as const,
    )
    const content = (
      <Schedule times={Object.fromEntries(hours.map(({ time }) => [time, time]))} talks={Object.fromEntries(talks)} />
    )
    return [dayKey(day), { label: formatWeekday(day, language, 'short'), content }] as const
  })
  return (
    <div className={styles.fields}>
      <section className={styles.pass} aria-labelledby="pass">
        <div className={styles.inside}>
          <h2 id="pass">{pass.title}</h2>
          <p>{pass.text}</p>
          <RequestForm kind="pass" anchor="free-pass" label={pass.label} send={pass.send} tone="ink" />
        </div>
      </section>
      <section className={styles.week} aria-labelledby="week">
        <div className={styles.inside}>
          <h2 id="week">{week.title}</h2>
          <Tabs id="day" label={week.choose} look="line" tabs={Object.fromEntries(days)} />
        </div>
        <div className={styles.picture}>
          <Picture of={picture} alt="" />
        </div>
      </section>
    </div>
  )
}
