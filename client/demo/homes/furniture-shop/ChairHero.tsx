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
  <svg viewBox="0 -60 760 660" aria-hidden="true">
    <path className={styles.dome} d="M0 600a380 380 0 0 1 760 0z" />
    <path
      className={styles.wood}
      d="M214 392h34l-29 208h-21zM512 392h34l16 208h-21zM211 275h26v91h-26zM523 275h26v91h-26z"
    />
    <path className={styles.cloth} d="M193 294V134a187 187 0 0 1 374 0v160z" />
    <path className={styles.shade} d="M380-53a187 187 0 0 1 187 187v160H380z" />
    <rect className={styles.cloth} x="154" y="335" width="452" height="78" rx="39" />
    <path className={styles.shade} d="M380 335h187a39 39 0 0 1 0 78H380z" />
    <path className={styles.seam} d="M380-53v347M263 41v253M497 41v253" />
  </svg>
)
