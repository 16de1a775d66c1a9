import { pieces, type PieceId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { Modal } from '../../../kit/Modal.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../parts/HomeProductCard.tsx'
import { Measures } from './Measures.tsx'

/** Returns the anchor of a piece's modal. */
export const pieceModalId = (id: PieceId) => `view-${id}`

interface PieceModalProps {
  id: PieceId
  words: { name: string; note: string }
  prices: { was: string; now: string }
  picture: PictureFile
}

/**
 * Renders a modal with a piece in a room, its measures and its price. Without script its anchor leads to the piece in the
 * catalogue.
 */
export const PieceModal = ({ id, words: { name, note }, prices, picture }: PieceModalProps) => (
  <Modal id={pieceModalId(id)} heading={name} motion="fade-zoom" aside={<Picture of={picture} alt="" />}>
    <p>{note}</p>
    <Measures of={id} />
    <p>
      <Price {...pieces[id]} labels={prices} />
    </p>
  </Modal>
)
