import { decorPieces } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Pieces.module.css'

type Piece = keyof typeof decorPieces

interface PiecesProps {
  items: Readonly<Record<Piece, { name: string; text: string }>>
  pictures: Readonly<Record<Piece, PictureFile>>
}

/** Renders pieces of furniture with picture, measures and price. */
export function Pieces({ items, pictures }: PiecesProps) {
  const { language } = useSite()
  return (
    <ul className={styles.pieces}>
      {(Object.keys(decorPieces) as Piece[]).map((id) => (
        <li key={id}>
          <Picture of={pictures[id]} alt="" />
          <div className={styles.head}>
            <h3>{items[id].name}</h3>
            <p>{formatMoney(decorPieces[id].price, language)}</p>
          </div>
          <p>{items[id].text}</p>
          <p className={styles.size}>
            {`${decorPieces[id].size.map((side) => formatNumber(side, language)).join(' × ')} cm`}
          </p>
        </li>
      ))}
    </ul>
  )
}
