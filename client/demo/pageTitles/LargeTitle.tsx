import { usePartAddress } from '../../site/partAddress.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './LargeTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

interface LargeTitleProps extends LeadTitleProps {
  /** Target and label of the link down. */
  next: { anchor: string; label: string }
}

/** Renders one short word as wide as the screen, in a title as high as the screen, with a link to the content below. */
export function LargeTitle({ heading, lead, trail, next }: LargeTitleProps) {
  const partAddress = usePartAddress()
  return (
    <TitleFrame>
      <div className={styles.title}>
        <TitleHeading className={styles.heading}>{heading}</TitleHeading>
        <Breadcrumbs trail={trail} />
        <div className={styles.claim}>
          <p>{lead}</p>
          <PageLink className={styles.down} to={partAddress(next.anchor)}>
            {next.label}
            <Icon name="up" />
          </PageLink>
        </div>
      </div>
    </TitleFrame>
  )
}
