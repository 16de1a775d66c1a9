import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './CafeHero.module.css'

/** The section of the page that each slide links to. */
const anchors = { coffee: 'card', lunch: 'board', corner: 'visit' } as const
type Slide = keyof typeof anchors

interface CafeHeroProps {
  heading: string
  lead: string
  toCard: string
  label: string
  slides: Readonly<Record<Exclude<Slide, 'coffee'>, { title: string; text: string; go: string }>>
  pictures: Readonly<Record<Slide, PictureFile>>
}

/** Renders posters side by side above a checked floor. The first one holds the page's heading. */
export function CafeHero({ heading, lead, toCard, label, slides, pictures }: CafeHeroProps) {
  const { t } = useTranslation('controls')
  const poster = (id: Slide) => (
    <div className={styles.poster} data-slide={id}>
      <div className={styles.words}>
        {id === 'coffee' ? <h1>{heading}</h1> : <h2>{slides[id].title}</h2>}
        <p>{id === 'coffee' ? lead : slides[id].text}</p>
        <ButtonLink to={anchorTo(anchors[id])} size="large" tone="paper">
          {id === 'coffee' ? toCard : slides[id].go}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture of={pictures[id]} alt="" isFirst={id === 'coffee'} />
      </div>
    </div>
  )
  return (
    <div>
      <SnapCarousel
        className={styles.slides}
        label={label}
        previous={t('carousel.previous')}
        next={t('carousel.next')}
        slides={(Object.keys(anchors) as Slide[]).map((id) => ({ id, content: poster(id) }))}
      />
      <div className={styles.cloth} aria-hidden="true" />
    </div>
  )
}
