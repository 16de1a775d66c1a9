import { useEffect, useRef, useState } from 'react'
import { wordsIn } from '#locales/translator.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { useSite } from '../../../site/site.ts'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Modal, ModalDismiss, openerOf, type ModalHandle } from '../../../kit/Modal.tsx'
import { NeverAgainCheckbox } from '../../../kit/NeverAgainCheckbox.tsx'
import { rememberPopupClosed } from '../../../kit/popupMemory.ts'
import { useNewsletterPopup } from '../../../kit/useNewsletterPopup.ts'
import { Picture } from '../../../ui/Picture.tsx'

/** The time on the page after which the popup opens, in milliseconds. */
const delay = 30_000

/** The anchor of the modal. */
const id = 'offer'

const isNewsletter = (form: EventTarget | null) =>
  form instanceof HTMLFormElement && new FormData(form).get('form') === 'newsletter'

/**
 * Renders a popup that offers the newsletter once. The page must have the same form at its end, for visitors who close the
 * popup and for browsers without script. It must load the words `elements/subscription`.
 */
export function HomeNewsletterPopup({ picture }: { picture: PictureFile }) {
  const { i18n } = useTranslation()
  const { query } = useSite()
  const { form, never, dismiss } = wordsIn(i18n, 'elements/subscription')
  const modal = useRef<ModalHandle>(null)
  const [isPermanent, setPermanent] = useState(false)
  const [isSubscribed, setSubscribed] = useState(query.sent === 'newsletter')

  useNewsletterPopup(() => {
    if (!isSubscribed) modal.current?.open()
  }, delay)

  // Every newsletter form on the page is reset once its submission has been accepted.
  useEffect(() => {
    const onReset = ({ target }: Event) => {
      if (!isNewsletter(target)) return
      setSubscribed(true)
      rememberPopupClosed(true, Date.now())
    }
    document.addEventListener('reset', onReset)
    return () => document.removeEventListener('reset', onReset)
  }, [])

  return (
    <div id={openerOf(id)}>
      <Modal
        id={id}
        ref={modal}
        heading={form.title}
        level={2}
        motion="fade-zoom"
        aside={<Picture of={picture} alt="" />}
        onClose={() => rememberPopupClosed(isPermanent || isSubscribed, Date.now())}
      >
        <p>{form.text}</p>
        <NewsletterForm anchor={`${id}-form`} />
        <NeverAgainCheckbox label={never} isPermanent={isPermanent} onChange={setPermanent} />
        <ModalDismiss of={id} tone="outline">
          {dismiss}
        </ModalDismiss>
      </Modal>
    </div>
  )
}
