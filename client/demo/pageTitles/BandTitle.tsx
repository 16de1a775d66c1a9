import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './BandTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

/** The title in a band of colour; the way back in a thin ruled strip of its own below it. */
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
