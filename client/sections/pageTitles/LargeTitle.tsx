import { anchorTo } from '../../ui/anchor.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './LargeTitle.module.css'
import { TitleFrame, type LeadTitleProps } from './TitleFrame.tsx'

interface LargeTitleProps extends LeadTitleProps {
  /** Where the link down leads, and what it says. */
  next: { anchor: string; label: string }
}

/** One short word as wide as the screen, which it fills to its lower edge, with a link to what comes below it. */
export const LargeTitle = ({ heading, lead, trail, next }: LargeTitleProps) => (
  <TitleFrame>
    <div className={styles.title}>
      <h1>{heading}</h1>
      <Breadcrumbs trail={trail} />
      <div className={styles.claim}>
        <p>{lead}</p>
        <a className={styles.down} href={anchorTo(next.anchor)}>
          {next.label}
          <Icon name="up" />
        </a>
      </div>
    </div>
  </TitleFrame>
)
