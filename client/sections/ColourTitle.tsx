import type { ReactNode } from 'react'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Mark } from '../ui/Logo.tsx'
import styles from './ColourTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from './TitleFrame.tsx'

interface ColourTitleProps extends LeadTitleProps {
  /** Content at the lower edge of the field, as wide as the field. */
  children?: ReactNode
}

/** Renders the page title on a field of the page's accent, beside the whole mark. */
export const ColourTitle = ({ heading, lead, trail, children }: ColourTitleProps) => (
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
      {children}
    </div>
  </TitleFrame>
)
