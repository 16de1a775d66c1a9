import { gymWeek, type GymClass } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { useSite } from '../../../site/site.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { dayKey } from './dayKey.ts'
import styles from './WorkoutBanners.module.css'

/** The class for each banner. */
const classOf = { lift: 'barbell', swing: 'kettlebell', carry: 'stations' } as const satisfies Record<string, GymClass>
export type Way = keyof typeof classOf

/**
 * Returns the day and the time of the first class of this kind in the week.
 * @throws Error when the week has no class of this kind
 */
function firstOf(gymClass: GymClass) {
  for (const { day, hours } of gymWeek) {
    const hour = hours.find((one) => one.gymClass === gymClass)
    if (hour) return { day, time: hour.time }
  }
  throw new Error(`No day of the week has ${gymClass}.`)
}

interface WorkoutBannersProps {
  words: { first: string; items: Readonly<Record<Way, { title: string; text: string }>> }
  pictures: Readonly<Record<Way, PictureFile>>
}

/** Renders three adjoining banners. Each links to the first day of the week that has its class. */
export function WorkoutBanners({ words: { first, items }, pictures }: WorkoutBannersProps) {
  const { language } = useSite()
  return (
    <ul className={styles.banners}>
      {(Object.keys(classOf) as Way[]).map((way) => {
        const { day, time } = firstOf(classOf[way])
        return (
          <li key={way}>
            <div className={styles.picture}>
              <Picture of={pictures[way]} alt="" />
            </div>
            <div className={styles.words}>
              <h3>{items[way].title}</h3>
              <p>{items[way].text}</p>
              <a href={anchorTo(`day-${dayKey(day)}`)}>
                {labelled(first, `${formatWeekday(day, language)}, ${formatTime(time, language)}`, language)}{' '}
                <Icon name="arrow" />
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
