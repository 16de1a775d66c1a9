import { usePartAddress } from '../../site/partAddress.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { lineWidth } from '../lineWidth.ts'
import styles from './LargeTitle.module.css'
import { TitleFrame, TitleHeading, type LeadTitleProps } from '../../sections/TitleFrame.tsx'

interface LargeTitleProps extends LeadTitleProps {
  /** Target and label of the link down. */
  next: { anchor: string; label: string }
}

/** At font size 100: the baseline, and the lower edge of the drawing, where the title cuts off descenders. */
const [baseline, edge] = [72, 73]

/** Renders one short word as wide as the screen, in a title as high as the screen, with a link to the content below. */
export function LargeTitle({ heading, lead, trail, next }: LargeTitleProps) {
  const partAddress = usePartAddress()
  const width = lineWidth(heading)
  return (
    <TitleFrame>
      <div className={styles.title}>
        <TitleHeading className={styles.heading}>
          <svg viewBox={`0 0 ${width} ${edge}`}>
            <text x="-4" y={baseline} textLength={width} lengthAdjust="spacingAndGlyphs">
              {heading}
            </text>
          </svg>
        </TitleHeading>
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
