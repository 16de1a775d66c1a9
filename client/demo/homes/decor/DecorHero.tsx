import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './DecorHero.module.css'

/** The section of the page that each slide links to. */
const anchors = { wall: 'room', arch: 'pieces', meal: 'visit' } as const
type Slide = keyof typeof anchors

interface DecorHeroProps {
  heading: string
  lead: string
  label: string
  slides: Readonly<Record<Slide, { side: string; title: string; text: string; go: string }>>
  pictures: Readonly<Record<Slide, PictureFile>>
}

/** Renders a carousel of rooms with vertical names. Picture and text move at different speeds while the row scrolls. */
export function DecorHero({ heading, lead, label, slides, pictures }: DecorHeroProps) {
  const { t } = useTranslation('controls')
  const room = (id: Slide) => {
    const isFirst = id === 'wall'
    return (
      <div className={styles.room}>
        <p className={styles.side}>{slides[id].side}</p>
        <div className={styles.picture}>
          <Picture of={pictures[id]} alt="" isFirst={isFirst} />
        </div>
        <div className={styles.words}>
          {isFirst ? <h1>{heading}</h1> : <h2>{slides[id].title}</h2>}
          <p>{isFirst ? lead : slides[id].text}</p>
          <ButtonLink to={anchorTo(anchors[id])} size="large">
            {slides[id].go}
          </ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <SnapCarousel
      className={styles.hero}
      label={label}
      previous={t('carousel.previous')}
      next={t('carousel.next')}
      slides={(Object.keys(anchors) as Slide[]).map((id) => ({ id, content: room(id) }))}
    />
  )
}
