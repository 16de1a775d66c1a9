import { useRef } from 'react'
import type { Dish, DishBadge } from './facts.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { useInView } from '../../../kit/useInView.ts'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'
import styles from './DishList.module.css'

interface DishListProps<Id extends string> {
  /** The order of the keys is the order of the menu. */
  dishes: Readonly<Record<Id, Dish>>
  words: Readonly<Record<Id, { name: string; text: string }>>
  badges: Readonly<Record<DishBadge, string>>
}

/**
 * Renders a part of the menu. Dotted lines from the dishes to their prices are drawn when they come into view, unless reduced
 * motion is preferred.
 */
export const DishList = <Id extends string>({ dishes, words, badges }: DishListProps<Id>) => (
  <ul className={styles.list}>
    {(Object.keys(dishes) as Id[]).map((id) => (
      <DishRow key={id} dish={dishes[id]} words={words[id]} badges={badges} />
    ))}
  </ul>
)

interface DishRowProps {
  dish: Dish
  words: { name: string; text: string }
  badges: Readonly<Record<DishBadge, string>>
}

function DishRow({ dish: { price, badge }, words: { name, text }, badges }: DishRowProps) {
  const { language } = useSite()
  const row = useRef<HTMLLIElement>(null)
  const { isInView } = useInView(row)
  const leader = useMotionAllowed() ? (isInView ? 'draws' : 'waits') : undefined
  return (
    <li ref={row} className={styles.dish}>
      <span className={styles.name}>{name}</span>
      <span className={styles.leader} data-leader={leader} aria-hidden="true" />
      <span className={styles.price}>{formatMoney(price, language)}</span>
      <p className={styles.text}>
        {text}
        {badge && <span className={styles.badge}>{badges[badge]}</span>}
      </p>
    </li>
  )
}
