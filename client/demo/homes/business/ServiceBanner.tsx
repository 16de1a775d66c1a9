import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './ServiceBanner.module.css'

interface ServiceBannerProps {
  words: { title: string; text: string }
  picture: PictureFile
  tone: 'accent' | 'second' | 'night' | 'third'
}

/** Renders a service: a picture over a coloured field with text. */
export const ServiceBanner = ({ words: { title, text }, picture, tone }: ServiceBannerProps) => (
  <article className={styles.banner} data-tone={tone}>
    <Picture of={picture} alt="" />
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </article>
)
