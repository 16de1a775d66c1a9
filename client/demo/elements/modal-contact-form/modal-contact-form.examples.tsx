import { elementPage } from '../examples.tsx'
import { Modal } from '../../../kit/Modal.tsx'
import { ModalPreview } from '../../../kit/ModalPreview.tsx'
import { ShortContactForm } from '../../../kit/ShortContactForm.tsx'

export default elementPage(
  'modal-contact-form',
  {
    form: ({ open, windowTitle, prepared, send }) => (
      <>
        <ModalPreview to="modal-contact" look="form" words={<p>{windowTitle}</p>}>
          {open}
        </ModalPreview>
        <Modal id="modal-contact" heading={windowTitle}>
          <ShortContactForm
            anchor="modal-contact-form"
            label={windowTitle}
            prepared={{ topic: 'question', message: prepared }}
            phone
            send={send}
          />
        </Modal>
      </>
    ),
  },
  { sign: 'bars' },
)
