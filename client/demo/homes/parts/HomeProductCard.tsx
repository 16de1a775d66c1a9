import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { LineIcon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './HomeProductCard.module.css'

/** Paths of the line icons, in a box of 24 units. */
const signs = {
  wish: 'M12 20L3 11a5 5 0 0 1 9-5 5 5 0 0 1 9 5z',
  view: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  ask: 'M2 5h20v14H2zM2 5l10 8L22 5',
} as const

/** Renders a quick action's icon with its accessible name. */
export const QuickActionIcon = ({ of, children }: { of: keyof typeof signs; children: ReactNode }) => (
  <>
    <LineIcon path={signs[of]} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
)

interface PriceProps {
  /** In whole dinars. */
  price: number
  /** The price before the reduction, in whole dinars. */
  oldPrice?: number | undefined
  /** Hidden labels of the two prices, for screen readers. */
  labels: { was: string; now: string }
}

/** Renders a price and, if it was reduced, the old price. */
export function Price({ price, oldPrice, labels }: PriceProps) {
  const { language } = useSite()
  if (oldPrice === undefined) return <b className={styles.price}>{formatMoney(price, language)}</b>
  return (
    <span className={styles.price}>
      <VisuallyHidden>{labels.was}</VisuallyHidden> <s>{formatMoney(oldPrice, language)}</s>{' '}
      <VisuallyHidden>{labels.now}</VisuallyHidden> <b>{formatMoney(price, language)}</b>
    </span>
  )
}

interface HomeProductCardProps extends PriceProps {
  name: ReactNode
  note: string
  /** A picture with several cells; `cell` is the index of the one to show. */
  of: PictureFile
  cell: number
  /** The picture that is shown on hover and focus. */
  back: PictureFile
  badge?: string | undefined
  /** Controls with a `QuickActionIcon`, stacked on the picture. */
  quick: readonly ReactNode[]
  /** Shown below price and note. */
  children?: ReactNode
}

/** Renders a product card: two pictures, the price and quick actions. */
export const HomeProductCard = ({
  name,
  note,
  of,
  cell,
  back,
  badge,
  quick,
  children,
  ...price
}: HomeProductCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame}>
      <Picture of={of} cell={cell} alt="" />
      <div className={styles.back}>
        <Picture of={back} alt="" />
      </div>
      {badge && <p className={styles.badge}>{badge}</p>}
      <div className={styles.quick}>{quick}</div>
    </div>
    <div className={styles.words}>
      <h3>{name}</h3>
      <Price {...price} />
      <p>{note}</p>
      {children}
    </div>
  </article>
)
