import type { PieceId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { pieceModalId } from './PieceModal.tsx'
import styles from './PieceStrip.module.css'

const shownPieceIds = ['sofa', 'chair', 'round', 'cabinet', 'armchair', 'lamp'] as const satisfies PieceId[]
type ShownPieceId = (typeof shownPieceIds)[number]

interface PieceStripProps {
  title: string
  items: Readonly<Record<ShownPieceId, { name: string }>>
  pictures: Readonly<Record<`${ShownPieceId}-room`, PictureFile>>
}

/** Renders a full-width row of square pictures of pieces in rooms; each opens the modal of its piece. */
export const PieceStrip = ({ title, items, pictures }: PieceStripProps) => (
  <section className={styles.strip} aria-labelledby="strip">
    <h2 id="strip">{title}</h2>
    <ul>
      {shownPieceIds.map((id) => (
        <li key={id}>
          <a href={anchorTo(pieceModalId(id))}>
            <Picture of={pictures[`${id}-room`]} alt="" />
            <VisuallyHidden>{items[id].name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
