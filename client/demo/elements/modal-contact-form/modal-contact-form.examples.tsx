import { elementPage } from '../examples.tsx'
import { Modal } from '../../../kit/Modal.tsx'
import { ModalStage } from '../../../kit/ModalStage.tsx'
import { ShortContactForm } from '../../../kit/ShortContactForm.tsx'

export default elementPage('modal-contact-form', {
  form: ({ open, windowTitle, prepared, send }) => (
    <>
      <ModalStage to="modal-contact" look="form">
        {open}
      </ModalStage>
      <Modal id="modal-contact" heading={windowTitle}>
        <ShortContactForm
          at="modal-contact-form"
          label={windowTitle}
          prepared={{ topic: 'question', message: prepared }}
          phone
          send={send}
        />
      </Modal>
    </>
  ),
})
