import { elementPage } from '../examples.tsx'
import { Modal, ModalLink } from '../Modal.tsx'
import { ShortContactForm } from '../ShortContactForm.tsx'

export default elementPage('modal-contact-form', {
  form: ({ open, windowTitle, prepared, send }) => (
    <>
      <ModalLink to="modal-contact" stage="sheet">
        {open}
      </ModalLink>
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
