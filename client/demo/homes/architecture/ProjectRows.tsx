import { studioWorks, type StudioWork } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ProjectRows.module.css'

interface ProjectRowsProps {
  words: {
    floors: string
    area: string
    items: Readonly<Record<StudioWork, { title: string; text: string }>>
  }
  pictures: Readonly<Record<StudioWork, PictureFile>>
}

/** Renders the projects in two rows of a wide and a narrow one, each with storeys and floor area. */
export function ProjectRows({ words: { floors, area, items }, pictures }: ProjectRowsProps) {
  const { language } = useSite()
  return (
    <ul className={styles.works}>
      {(Object.keys(studioWorks) as StudioWork[]).map((id) => (
        <li key={id}>
          <Picture of={pictures[id]} alt="" />
          <div className={styles.words}>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
            <dl>
              <div>
                <dt>{floors}</dt>
                <dd>{formatNumber(studioWorks[id].floors, language)}</dd>
              </div>
              <div>
                <dt>{area}</dt>
                <dd>{`${formatNumber(studioWorks[id].area, language)} m²`}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}
