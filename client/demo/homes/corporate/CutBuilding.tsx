import { firmAge } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { BigNumber } from '../../../kit/BigNumber.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './CutBuilding.module.css'

/** The services from the roof to the cellar, as the picture shows them. */
const services = ['lifts', 'alarm', 'papers', 'doors', 'desk', 'heat'] as const

interface CutBuildingProps {
  words: { title: string; items: Readonly<Record<(typeof services)[number], { title: string; text: string }>> }
  years: { label: string; title: string; text: string }
  picture: PictureFile
}

/** Renders a building cut open, with a service at each floor, on the number of years that the firm has maintained its first one. */
export const CutBuilding = ({ words, years, picture }: CutBuildingProps) => (
  <>
    <section className={styles.building} aria-labelledby="care">
      <h2 id="care">{words.title}</h2>
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
      <ol>
        {services.map((id) => (
          <li key={id}>
            <h3>{words.items[id].title}</h3>
            <p>{words.items[id].text}</p>
          </li>
        ))}
      </ol>
    </section>
    <div className={styles.years}>
      <BigNumber value={firmAge} {...years} />
    </div>
  </>
)
