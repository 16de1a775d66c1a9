import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './MiniTitle.module.css'
import { TitleFrame, TitleHeading, type TitleProps } from '../../sections/TitleFrame.tsx'

/** Renders the title and the breadcrumbs in one thin line. */
export const MiniTitle = ({ heading, trail }: TitleProps) => (
  <TitleFrame>
    <div className={styles.title}>
      <TitleHeading>{heading}</TitleHeading>
      <Breadcrumbs trail={trail} />
    </div>
  </TitleFrame>
)
