import { formatMoney } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { useSite } from '../../../site/site.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { bookkeepingPrices } from './facts.ts'
import styles from './CoinHero.module.css'

/** The number of coins in each stack, from left to right. */
const stacks = [2, 3, 5, 8, 11, 15]
/** The half axes and thickness of a coin, and the distance between stacks, in the drawing's units. */
const [rx, ry, thickness, pitch] = [50, 13, 24, 118]
const ground = 560

const middleOf = (stack: number) => 70 + stack * pitch
const edgeOf = (x: number, y: number) =>
  `M${x - rx} ${y}v${-thickness}h${2 * rx}v${thickness}a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`

/** Returns path data of every second coin of all stacks. */
const coinsOf = (isOdd: boolean) =>
  stacks
    .flatMap((coins, stack) =>
      Array.from({ length: coins }, (_, coin) => coin)
        .filter((coin) => (coin % 2 === 1) === isOdd)
        .map((coin) => edgeOf(middleOf(stack), ground - coin * thickness)),
    )
    .join('')

interface CoinHeroProps {
  heading: string
  /** The label of the link to the calculator. */
  down: string
}

/** Renders the heading on ruled lines above stacks of coins, which sink as the page scrolls. */
export function CoinHero({ heading, down }: CoinHeroProps) {
  const { t } = useTranslation('home/finance')
  const { language } = useSite()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>
          <span>{heading}</span>
        </h1>
        <p>{t('lead', { price: formatMoney(bookkeepingPrices.small, language) })}</p>
        <ButtonLink to={anchorTo('sum')} size="large" tone="paper">
          {down}
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
        </ButtonLink>
      </div>
      <div className={styles.table}>
        <svg viewBox="0 0 740 575" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <circle className={styles.sun} cx="250" cy="210" r="170" />
          <g className={styles.coins}>
            <path className={styles.even} d={coinsOf(false)} />
            <path className={styles.odd} d={coinsOf(true)} />
            {stacks.map((coins, stack) => (
              <ellipse
                key={coins}
                className={styles.face}
                cx={middleOf(stack)}
                cy={ground - coins * thickness}
                rx={rx}
                ry={ry}
              />
            ))}
          </g>
        </svg>
      </div>
    </section>
  )
}
