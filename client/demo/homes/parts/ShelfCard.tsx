import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { LineIcon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './ShelfCard.module.css'

/** Line icons of a shelf, in a box of 24. */
const signs = {
  wish: 'M12 20L3 11a5 5 0 0 1 9-5 5 5 0 0 1 9 5z',
  view: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  ask: 'M2 5h20v14H2zM2 5l10 8L22 5',
} as const

/** What a quick icon shows and says. */
export const QuickSign = ({ of, children }: { of: keyof typeof signs; children: ReactNode }) => (
  <>
    <LineIcon path={signs[of]} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
)

interface PriceProps {
  /** In whole dinars. */
  price: number
  /** What it cost before it was reduced. */
  oldPrice?: number | undefined
  /** What is said before each, where there are two. */
  labels: { was: string; now: string }
}

/** What something costs, and what it cost before. */
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

interface ShelfCardProps extends PriceProps {
  name: ReactNode
  note: string
  /** A row with what it looks like, and which of its cells that is. */
  of: PictureFile
  cell: number
  /** What is seen instead where it is pointed at or has the focus. */
  back: PictureFile
  badge?: string | undefined
  /** Controls with a `QuickSign`, one above the other on the picture. */
  quick: readonly ReactNode[]
  /** Below price and note. */
  children?: ReactNode
}

/** Something on a shelf: two pictures, its price, and what can be done at once. */
export const ShelfCard = ({ name, note, of, cell, back, badge, quick, children, ...price }: ShelfCardProps) => (
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
