import type { PictureFile } from '#shared/content/picture.ts'
import { packages } from './facts.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { formatMinutes } from '#shared/i18n/minutes.ts'
import { useSite } from '../../../site/site.ts'
import { Carousel } from '../../../kit/Carousel.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { HomeSection } from '../parts/HomeSection.tsx'
import styles from './Packages.module.css'

type Package = keyof typeof packages

interface PackagesProps {
  words: {
    title: string
    lead: string
    items: Readonly<Record<Package, { title: string; text: string }>>
  }
  pictures: Readonly<Record<Package, PictureFile>>
}

/** Renders packages in a carousel, each with a picture under an arch, its length in minutes and its price. */
export function Packages({ words: { title, lead, items }, pictures }: PackagesProps) {
  const { language } = useSite()
  const ids = Object.keys(packages) as Package[]
  const slides = Object.fromEntries(
    ids.map((id) => [
      id,
      <article key={id} className={styles.package}>
        <Picture of={pictures[id]} alt="" />
        <h3>{items[id].title}</h3>
        <p>{items[id].text}</p>
        <p className={styles.facts}>
          <span>{formatMinutes(packages[id].minutes, language)}</span>
          <b>{formatMoney(packages[id].price, language)}</b>
        </p>
      </article>,
    ]),
  )
  return (
    <HomeSection title={title} lead={lead} size="large">
      <div className={styles.packages}>
        <Carousel label={title} slides={slides} view="three" pager="fraction" />
      </div>
    </HomeSection>
  )
}
