import type { PictureFile } from '#shared/content/picture.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ParallaxTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

interface ParallaxTitleProps extends LeadTitleProps {
  picture: PictureFile
}

/** Renders a picture that moves behind a fixed frame, with the title in the frame's corner. */
export const ParallaxTitle = ({ heading, lead, trail, picture }: ParallaxTitleProps) => (
  <TitleFrame>
    <div className={styles.title}>
      <div className={styles.window}>
        <div className={styles.picture}>
          <Picture of={picture} alt="" isFirst />
        </div>
      </div>
      <div className={styles.words}>
        <TitleHeading>{heading}</TitleHeading>
        <p>{lead}</p>
        <Breadcrumbs trail={trail} />
      </div>
    </div>
  </TitleFrame>
)
