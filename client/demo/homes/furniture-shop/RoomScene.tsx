import { pieces, type PieceId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../parts/HomeProductCard.tsx'
import { pieceModalId } from './PieceModal.tsx'
import styles from './RoomScene.module.css'

/** The pieces in the room, from left to right. The style sheet places their labels. */
const roomPieces = ['round', 'sofa', 'lamp', 'shelf'] as const satisfies PieceId[]

interface RoomSceneProps {
  words: { title: string; text: string }
  items: Readonly<Record<PieceId, { name: string }>>
  prices: { was: string; now: string }
  picture: PictureFile
}

/** Renders a full-width room. Each piece has a label with its price that opens its modal. */
export const RoomScene = ({ words: { title, text }, items, prices, picture }: RoomSceneProps) => (
  <section className={styles.scene} aria-labelledby="scene">
    <div className={styles.words}>
      <h2 id="scene">{title}</h2>
      <p>{text}</p>
    </div>
    <div className={styles.room}>
      <Picture of={picture} alt="" />
      <ul>
        {roomPieces.map((id) => (
          <li key={id} data-piece={id}>
            <a href={anchorTo(pieceModalId(id))}>
              {items[id].name} <Price price={pieces[id].price} labels={prices} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
