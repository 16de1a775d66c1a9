import { campaigns, type Campaign } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './CampaignHero.module.css'

interface CampaignHeroProps {
  heading: string
  lead: string
  /** The label of the link to the form. */
  call: string
  words: { label: string; items: Readonly<Record<Campaign, { slogan: string; text: string }>> }
  /** A row of pictures, in the order of the campaigns. */
  row: PictureFile
}

/**
 * Renders a poster beside three stacked campaigns. The campaign that is pointed at or focused grows and shows its picture;
 * otherwise the first one does. On a phone each is as tall as its text.
 */
export const CampaignHero = ({ heading, lead, call, words: { label, items }, row }: CampaignHeroProps) => (
  <div className={styles.hero}>
    <div className={styles.poster}>
      <h1>{heading}</h1>
      <div className={styles.words}>
        <p>{lead}</p>
        <ButtonLink to={anchorTo('call')} size="large" tone="ink">
          {call}
        </ButtonLink>
      </div>
    </div>
    <ul className={styles.bands} aria-label={label}>
      {campaigns.map((id, index) => (
        <li key={id} data-campaign={id}>
          <a href={anchorTo(`case-${id}`)}>
            <span className={styles.slogan}>{items[id].slogan}</span>
            <span className={styles.text}>{items[id].text}</span>
          </a>
          <div className={styles.picture}>
            <Picture of={row} cell={index} alt="" />
          </div>
        </li>
      ))}
    </ul>
  </div>
)
