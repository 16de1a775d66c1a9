import type { ChapterId } from '#shared/content/programme.ts'
import { useAddress } from '../site/site.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { ArrowLink } from '../sections/ArrowLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './InfoBanners.module.css'

export type InfoBannersLook =
  'label' | 'halves' | 'overlap' | 'arches' | 'slant' | 'posters' | 'lines' | 'board' | 'disc'

interface InfoBannersProps<Id extends ChapterId> {
  /** The words of each chapter of the programme. */
  words: Readonly<Record<Id, { title: string; text: string; link: string }>>
  /** The chapters in order, each with its picture. */
  pictures: Readonly<Partial<Record<Id, PictureFile>>>
  look: InfoBannersLook
}

/** Renders banners of a picture and its words; the look decides the layout. */
export function InfoBanners<Id extends ChapterId>({ words, pictures, look }: InfoBannersProps<Id>) {
  const address = useAddress()
  return (
    <div className={styles.banners} data-look={look}>
      {(Object.keys(pictures) as Id[]).map((id) => (
        <article key={id}>
          <div className={styles.picture}>
            <Picture of={pictures[id]!} alt="" />
          </div>
          <div className={styles.words}>
            <h3>
              <span>{words[id].title}</span>
            </h3>
            <p>{words[id].text}</p>
            <ArrowLink to={address('programme', { anchor: id })}>{words[id].link}</ArrowLink>
          </div>
        </article>
      ))}
    </div>
  )
}
