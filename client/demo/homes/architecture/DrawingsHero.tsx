import { buildingHeights } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useSite } from '../../../site/site.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './DrawingsHero.module.css'

type BuildingId = keyof typeof buildingHeights
const buildingIds = Object.keys(buildingHeights) as BuildingId[]

interface DrawingsHeroProps {
  heading: string
  lead: string
  /** The label of the link to the form at the end. */
  start: string
  slides: { label: string; height: string; items: Readonly<Record<BuildingId, { title: string; text: string }>> }
  pictures: Readonly<Record<BuildingId, PictureFile>>
}

/** Renders the heading beside a carousel of drawings, each above its title block. */
export function DrawingsHero({ heading, lead, start, slides: { label, height, items }, pictures }: DrawingsHeroProps) {
  const { language } = useSite()
  const sheet = (id: BuildingId, index: number) => (
    <figure className={styles.sheet}>
      <Picture of={pictures[id]} alt="" isFirst={index === 0} />
      <figcaption>
        <b>{items[id].title}</b>
        <span>{items[id].text}</span>
        <span>{`${height} ${formatNumber(buildingHeights[id], language)} m`}</span>
      </figcaption>
    </figure>
  )
  return (
    <div className={styles.frame}>
      <div className={styles.statement}>
        <h1>{heading}</h1>
      </div>
      <Carousel
        label={label}
        className={styles.sheets}
        slides={
          Object.fromEntries(buildingIds.map((id, index) => [id, sheet(id, index)])) as Record<
            BuildingId,
            ReturnType<typeof sheet>
          >
        }
      />
      <div className={styles.lead}>
        <p>{lead}</p>
        <ButtonLink to={anchorTo('start')} size="large" tone="ink">
          {start}
        </ButtonLink>
      </div>
    </div>
  )
}
