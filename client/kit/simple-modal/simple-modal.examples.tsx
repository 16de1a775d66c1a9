import pictures from 'virtual:pictures/forms'
import { Picture } from '../../ui/Picture.tsx'
import { elementPage } from '../examples.tsx'
import { Modal, ModalDismiss, ModalLink } from '../Modal.tsx'

export default elementPage('simple-modal', {
  plain: ({ open, windows: { plain }, dismiss }) => (
    <>
      <ModalLink to="modal-plain" stage="sheet">
        {open.plain}
      </ModalLink>
      <Modal id="modal-plain" heading={plain.heading}>
        <p>{plain.text}</p>
        <ModalDismiss of="modal-plain">{dismiss}</ModalDismiss>
      </Modal>
    </>
  ),
  fadeZoom: ({ open, windows: { fadeZoom }, dismiss }) => (
    <>
      <ModalLink to="modal-fade-zoom" tone="ink" stage="picture">
        {open.fadeZoom}
      </ModalLink>
      <Modal
        id="modal-fade-zoom"
        heading={fadeZoom.heading}
        motion="fade-zoom"
        aside={<Picture of={pictures.orbit} alt="" />}
      >
        <p>{fadeZoom.text}</p>
        <ModalDismiss of="modal-fade-zoom" tone="ink">
          {dismiss}
        </ModalDismiss>
      </Modal>
    </>
  ),
  rotateZoom: ({ open, windows: { rotateZoom }, dismiss }) => (
    <>
      <ModalLink to="modal-rotate-zoom" tone="outline" stage="poster">
        {open.rotateZoom}
      </ModalLink>
      <Modal id="modal-rotate-zoom" heading={rotateZoom.heading} motion="rotate-zoom" look="poster">
        <p>{rotateZoom.text}</p>
        <ModalDismiss of="modal-rotate-zoom" tone="paper">
          {dismiss}
        </ModalDismiss>
      </Modal>
    </>
  ),
})
