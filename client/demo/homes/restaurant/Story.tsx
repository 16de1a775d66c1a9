import type { PictureFile } from '#shared/content/picture.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Story.module.css'

interface StoryProps {
  words: { title: string; text: string; rule: string; toCook: string }
  arch: PictureFile
  tile: PictureFile
}

/** Renders the principles of the kitchen, between an arched picture and a lower, rectangular one. */
export const Story = ({ words: { title, text, rule, toCook }, arch, tile }: StoryProps) => (
  <section className={styles.story} aria-labelledby="story">
    <div className={styles.arch}>
      <Picture of={arch} alt="" />
    </div>
    <div className={styles.words}>
      <h2 id="story">{title}</h2>
      <p>{text}</p>
      <p>{rule}</p>
      <p>
        <a href={anchorTo('cook')}>{toCook}</a>
      </p>
    </div>
    <div className={styles.tile}>
      <Picture of={tile} alt="" />
    </div>
  </section>
)
