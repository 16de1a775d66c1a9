import type { PictureFile } from '#shared/content/picture.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SideTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

interface SideTitleProps extends LeadTitleProps {
  picture: PictureFile
  /** Side of the words; the picture extends to the page's edge on the other side. */
  side: 'left' | 'right'
}

/** Renders the title on one side and a picture to the page's edge on the other. */
export const SideTitle = ({ heading, lead, trail, picture, side }: SideTitleProps) => (
  <TitleFrame>
    <div className={styles.title} data-side={side}>
      <div className={styles.words}>
        <TitleHeading>{heading}</TitleHeading>
        <p>{lead}</p>
        <Breadcrumbs trail={trail} />
      </div>
      <div className={styles.picture}>
        <Picture of={picture} alt="" isFirst />
      </div>
    </div>
  </TitleFrame>
)
