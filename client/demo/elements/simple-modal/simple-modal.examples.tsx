import pictures from 'virtual:pictures/forms'
import { Picture } from '../../../ui/Picture.tsx'
import { elementPage } from '../examples.tsx'
import { Modal, ModalDismiss } from '../../../kit/Modal.tsx'
import { ModalPreview } from '../../../kit/ModalPreview.tsx'

export default elementPage(
  'simple-modal',
  {
    rotateZoom: ({ open, windows: { rotateZoom }, dismiss }) => (
      <>
        <ModalPreview to="modal-rotate-zoom" tone="outline" look="poster" words={<p>{rotateZoom.heading}</p>}>
          {open.rotateZoom}
        </ModalPreview>
        <Modal id="modal-rotate-zoom" heading={rotateZoom.heading} motion="rotate-zoom" look="poster">
          <p>{rotateZoom.text}</p>
          <ModalDismiss of="modal-rotate-zoom" tone="paper">
            {dismiss}
          </ModalDismiss>
        </Modal>
      </>
    ),
    fadeZoom: ({ open, windows: { fadeZoom }, dismiss }) => (
      <>
        <ModalPreview
          to="modal-fade-zoom"
          tone="ink"
          look="picture"
          picture={<Picture of={pictures.orbit} alt="" />}
          words={<p>{fadeZoom.heading}</p>}
        >
          {open.fadeZoom}
        </ModalPreview>
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
    plain: ({ open, windows: { plain }, dismiss }) => (
      <>
        <ModalPreview to="modal-plain" look="sheet" words={<p>{plain.heading}</p>}>
          {open.plain}
        </ModalPreview>
        <Modal id="modal-plain" heading={plain.heading}>
          <p>{plain.text}</p>
          <ModalDismiss of="modal-plain">{dismiss}</ModalDismiss>
        </Modal>
      </>
    ),
  },
  { preview: 'plain', sign: 'steps', opening: 'rise' },
)
