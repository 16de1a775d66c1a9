import { useTranslation } from '../../../i18n/useTranslation.ts'
import { elementPage, type ElementWords } from '../examples.tsx'
import { Modal } from '../../../kit/Modal.tsx'
import { ModalPreview } from '../../../kit/ModalPreview.tsx'
import { ShortContactForm } from '../../../kit/ShortContactForm.tsx'

function FormInWindow({ open, windowTitle, prepared, send }: ElementWords<'modal-contact-form'>) {
  const { t } = useTranslation('forms')
  return (
    <>
      <ModalPreview
        to="modal-contact"
        look="form"
        words={<p>{windowTitle}</p>}
        fields={[t('name'), t('email'), t('phone')]}
      >
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
  )
}

export default elementPage('modal-contact-form', { form: FormInWindow }, { sign: 'bars', opening: 'rise' })
