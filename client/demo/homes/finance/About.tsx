import type { PictureFile } from '#shared/content/picture.ts'
import { StyledList } from '../../../kit/StyledList.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './About.module.css'

interface AboutProps {
  words: {
    title: string
    list: Readonly<Record<string, string>>
    trades: string
    industries: Readonly<Record<string, string>>
  }
  picture: PictureFile
}

/** Renders a picture at the edge of the screen beside a checklist and the industries served. */
export const About = ({ words: { title, list, trades, industries }, picture }: AboutProps) => (
  <section className={styles.about} aria-labelledby="about">
    <div className={styles.picture}>
      <Picture of={picture} alt="" />
    </div>
    <div className={styles.words}>
      <h2 id="about">{title}</h2>
      <StyledList items={list} look="checks" />
      <h3>{trades}</h3>
      <StyledList items={industries} look="chips" />
    </div>
  </section>
)
