import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Mark } from '../ui/Logo.tsx'
import styles from './ColourTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from './TitleFrame.tsx'

/** Renders the page title on a field of the page's accent, beside the whole mark. */
export const ColourTitle = ({ heading, lead, trail }: LeadTitleProps) => (
  <TitleFrame>
    <div className={styles.title}>
      <div className={styles.words}>
        <TitleHeading>{heading}</TitleHeading>
        <p>{lead}</p>
        <Breadcrumbs trail={trail} />
      </div>
      <div className={styles.mark}>
        <Mark />
      </div>
    </div>
  </TitleFrame>
)
