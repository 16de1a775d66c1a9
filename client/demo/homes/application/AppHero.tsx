import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './AppHero.module.css'
import { Phone } from './Phone.tsx'

interface AppHeroProps {
  heading: string
  lead: string
  /** What leads to the form at the end, and to how it works. */
  hear: string
  see: string
}

/** A phone between two half discs that have slipped, what it is at one side of it, what it does at the other. */
export const AppHero = ({ heading, lead, hear, see }: AppHeroProps) => (
  <div className={styles.hero}>
    <h1>{heading}</h1>
    <div className={styles.middle}>
      <Phone screens={['photo']} />
    </div>
    <div className={styles.words}>
      <p>{lead}</p>
      <ButtonLink to={anchorTo('updates')} size="large" tone="paper">
        {hear}
      </ButtonLink>
      <a className={styles.see} href={anchorTo('how')}>
        {see}
        <Icon name="chevron" />
      </a>
    </div>
  </div>
)
