import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './MiniTitle.module.css'
import { TitleFrame, TitleHeading, type TitleProps } from '../../sections/TitleFrame.tsx'

/** One thin line: the title and the way back. */
export const MiniTitle = ({ heading, trail }: TitleProps) => (
  <TitleFrame>
    <div className={styles.title}>
      <TitleHeading>{heading}</TitleHeading>
      <Breadcrumbs trail={trail} />
    </div>
  </TitleFrame>
)
