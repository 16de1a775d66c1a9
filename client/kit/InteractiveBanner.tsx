import pictures from 'virtual:pictures/banners'
import type { PictureFile } from '#shared/content/picture.ts'
import { useAddress } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './InteractiveBanner.module.css'

/** A chapter of the programme that has a banner picture. */
export type BannerId = keyof typeof pictures

export type BannerLook =
  | 'strip'
  | 'frame'
  | 'disc'
  | 'curtain'
  | 'lift'
  | 'blind'
  | 'stairs'
  | 'swap'
  | 'panels'
  | 'mat'
  | 'band'
  | 'slope'
  | 'lines'
  | 'halves'
  | 'index'

interface InteractiveBannerProps {
  chapter: BannerId
  text: string
  look: BannerLook
  /** A picture other than the chapter's. */
  picture?: PictureFile | undefined
}

/** Renders a linked picture whose words appear on hover or focus. On touch screens they are always visible. */
export function InteractiveBanner({ chapter, text, look, picture = pictures[chapter] }: InteractiveBannerProps) {
  const { t } = useTranslation()
  const address = useAddress()
  const shown = <Picture of={picture} alt="" />
  return (
    <PageLink className={styles.banner} data-look={look} to={address('programme', { anchor: chapter })}>
      <span className={styles.picture}>{shown}</span>
      {look === 'halves' && <span className={styles.picture}>{shown}</span>}
      <span className={styles.words}>
        <span className={styles.title}>
          <span>{t(`chapters.${chapter}`)}</span>
        </span>
        <span className={styles.text}>
          <span>
            {text} <Icon name="arrow" />
          </span>
        </span>
      </span>
    </PageLink>
  )
}

interface InteractiveBannersProps<Id extends BannerId> {
  /** The text of each banner; their order is the order on the page. */
  texts: Readonly<Record<Id, string>>
  look: BannerLook
  /** Pictures other than the chapters'. */
  pictures?: Readonly<Record<Id, PictureFile>>
}

export function InteractiveBanners<Id extends BannerId>({
  texts,
  look,
  pictures: others,
}: InteractiveBannersProps<Id>) {
  return (
    <ul className={styles.banners} data-look={look}>
      {(Object.keys(texts) as Id[]).map((id) => (
        <li key={id}>
          <InteractiveBanner chapter={id} text={texts[id]} look={look} picture={others?.[id]} />
        </li>
      ))}
    </ul>
  )
}
