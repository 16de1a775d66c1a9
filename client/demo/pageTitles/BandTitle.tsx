import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './BandTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

/** Renders the title in a band of colour, with the breadcrumbs in a thin strip below it. */
export const BandTitle = ({ heading, lead, trail }: LeadTitleProps) => (
  <TitleFrame>
    <div>
      <div className={styles.band}>
        <TitleHeading>{heading}</TitleHeading>
        <p>{lead}</p>
      </div>
      <div className={styles.trail}>
        <Breadcrumbs trail={trail} />
      </div>
    </div>
  </TitleFrame>
)
