import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './AppHero.module.css'
import { Phone } from './Phone.tsx'

interface AppHeroProps {
  heading: string
  lead: string
  /** Labels of the two links: to the form at the end (`hear`) and to the steps (`see`). */
  hear: string
  see: string
}

/** Renders the first screen: heading, lead and links beside a phone on two half discs. */
export const AppHero = ({ heading, lead, hear, see }: AppHeroProps) => (
  <div className={styles.hero}>
    <div className={styles.words}>
      <h1>{heading}</h1>
      <p>{lead}</p>
      <ButtonLink to={anchorTo('updates')} size="large" tone="paper">
        {hear}
      </ButtonLink>
      <a className={styles.scrollLink} href={anchorTo('how')}>
        {see}
        <Icon name="chevron" />
      </a>
    </div>
    <div className={styles.middle}>
      <Phone screens={['photo']} />
    </div>
  </div>
)
