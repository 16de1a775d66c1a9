import type { Trail } from '../../app/site.ts'
import type { PictureFile } from '../../art/catalogue.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SideTitle.module.css'

interface SideTitleProps {
  heading: string
  lead: string
  trail: Trail
  picture: PictureFile
  /** Where the words stand; the picture leaves the page at the other. */
  side: 'left' | 'right'
}

/** The title on one side, a picture that leaves the page on the other. */
export function SideTitle({ heading, lead, trail, picture, side }: SideTitleProps) {
  return (
    <header className={styles.title} data-side={side}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <Breadcrumbs trail={trail} />
      </div>
      <div className={styles.picture}>
        <Picture of={picture} alt="" isFirst />
      </div>
    </header>
  )
}
