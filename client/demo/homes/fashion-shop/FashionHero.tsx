import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './FashionHero.module.css'

/** The section of the page that each slide links to. */
const anchors = { hat: 'looks', dress: 'seconds', shoe: 'fitting' } as const
type Slide = keyof typeof anchors

interface FashionHeroProps {
  /** The name of the collection, at least two words. The first stands left of the middle, the others right of it. */
  heading: string
  lead: string
  see: string
  ask: string
  label: string
  slides: Readonly<Record<Slide, string>>
  pictures: Readonly<Record<`slide-${Slide}`, PictureFile>>
}

/** Renders a carousel of cropped figures above two fields, with the name of the collection across both fields. */
export function FashionHero({ heading, lead, see, ask, label, slides, pictures }: FashionHeroProps) {
  const { t } = useTranslation('controls')
  const [left, ...right] = heading.split(' ')
  return (
    <div className={styles.hero}>
      <SnapCarousel
        className={styles.slides}
        label={label}
        previous={t('carousel.previous')}
        next={t('carousel.next')}
        slides={(Object.keys(anchors) as Slide[]).map((id) => ({
          id,
          content: (
            <a href={anchorTo(anchors[id])}>
              <Picture of={pictures[`slide-${id}`]} alt="" isFirst={id === 'hat'} />
              <span>{slides[id]}</span>
            </a>
          ),
        }))}
      />
      <h1>
        <span>{left}</span> <span>{right.join(' ')}</span>
      </h1>
      <div className={styles.words}>
        <p>{lead}</p>
        <div>
          <ButtonLink to={anchorTo('rail')} size="large" tone="ink">
            {see}
          </ButtonLink>
          <ButtonLink to={anchorTo('fitting')} size="large" tone="outline">
            {ask}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
