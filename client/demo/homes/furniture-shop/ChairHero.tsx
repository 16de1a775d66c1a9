import { chairCloths, pieces, type ChairCloth, type PieceId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../parts/HomeProductCard.tsx'
import styles from './ChairHero.module.css'
import { Measures } from './Measures.tsx'
import { pieceModalId } from './PieceModal.tsx'

/** The pieces on the slides after the chair. */
type Beside = 'armchair' | 'cabinet'

interface ChairHeroProps {
  heading: string
  lead: string
  label: string
  cloths: { choose: string; names: Readonly<Record<ChairCloth, string>> }
  slides: Readonly<Record<Beside, { title: string; text: string }>>
  items: Readonly<Record<PieceId, { name: string }>>
  see: string
  ask: string
  prices: { was: string; now: string }
  pictures: Readonly<Record<`hero-${Beside}`, PictureFile>>
}

/**
 * Renders a carousel with one piece of furniture on each slide, with its price. On the first slide the visitor chooses the
 * chair's cloth.
 */
export function ChairHero({ heading, lead, label, cloths, slides, items, see, ask, prices, pictures }: ChairHeroProps) {
  const { t } = useTranslation('controls')
  const facts = (id: 'chair' | Beside) => (
    <div className={styles.facts}>
      <p className={styles.name}>{items[id].name}</p>
      <p className={styles.cost}>
        <Price price={pieces[id].price} labels={prices} />
      </p>
      <Measures of={id} />
      <ButtonLink
        to={anchorTo(id === 'chair' ? 'visit' : pieceModalId(id))}
        tone={id === 'armchair' ? 'paper' : 'ink'}
        size="large"
      >
        {id === 'chair' ? ask : see}
      </ButtonLink>
    </div>
  )
  const slide = (id: Beside) => (
    <div className={styles.slide} data-piece={id}>
      <div className={styles.words}>
        <h2>{slides[id].title}</h2>
        <p>{slides[id].text}</p>
      </div>
      <div className={styles.stand}>
        <Picture of={pictures[`hero-${id}`]} alt="" />
      </div>
      {facts(id)}
    </div>
  )
  const chair = (
    <div className={styles.slide} data-piece="chair">
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {/* The arrow keys must move the choice, not the carousel. */}
        <fieldset className={styles.cloths} onKeyDown={(event) => event.stopPropagation()}>
          <legend>{cloths.choose}</legend>
          {chairCloths.map((cloth, index) => (
            <label key={cloth} data-cloth={cloth}>
              <input type="radio" name="chair-cloth" value={cloth} defaultChecked={index === 0} />
              <span>{cloths.names[cloth]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.stand}>
        <ChairDrawing />
      </div>
      {facts('chair')}
    </div>
  )
  return (
    <SnapCarousel
      className={styles.hero}
      label={label}
      previous={t('carousel.previous')}
      next={t('carousel.next')}
      slides={[
        { id: 'chair', content: chair },
        { id: 'armchair', content: slide('armchair') },
        { id: 'cabinet', content: slide('cabinet') },
      ]}
    />
  )
}

/** Renders the chair; the custom property `--cloth` colours it. */
const ChairDrawing = () => (
  <svg viewBox="0 0 760 600" aria-hidden="true">
    <path className={styles.dome} d="M0 600a380 380 0 0 1 760 0z" />
    <path
      className={styles.wood}
      d="M252 440h26l-22 160h-16zM482 440h26l12 160h-16zM250 350h20v70h-20zM490 350h20v70h-20z"
    />
    <path className={styles.cloth} d="M236 364V242a144 144 0 0 1 288 0v122z" />
    <path className={styles.shade} d="M380 98a144 144 0 0 1 144 144v122H380z" />
    <rect className={styles.cloth} x="206" y="396" width="348" height="60" rx="30" />
    <path className={styles.shade} d="M380 396h144a30 30 0 0 1 0 60H380z" />
    <path className={styles.seam} d="M380 98v266M290 170v194M470 170v194" />
  </svg>
)
