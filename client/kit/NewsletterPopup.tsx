import pictures from 'virtual:pictures/forms'
import { useRef, useState } from 'react'
import { NewsletterForm } from '../forms/NewsletterForm.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Modal, ModalDismiss, type ModalHandle } from './Modal.tsx'
import { ModalPreview } from './ModalPreview.tsx'
import { forgetPopupClosed, rememberPopupClosed } from './popupMemory.ts'
import { NeverAgainCheckbox } from './NeverAgainCheckbox.tsx'
import { useNewsletterPopup } from './useNewsletterPopup.ts'

/** The delay before the window opens by itself, in milliseconds. */
const delay = 4000

interface NewsletterPopupProps {
  /** The anchor of the window. */
  id: string
  heading: string
  lead: string
  showAgain: string
  never: string
  dismiss: string
}

/**
 * Renders a newsletter window that opens by itself once, unless this browser remembers that it was closed. It waits
 * while the visitor types or another window is open.
 */
export function NewsletterPopup({ id, heading, lead, showAgain, never, dismiss }: NewsletterPopupProps) {
  const modal = useRef<ModalHandle>(null)
  const isOwnOpening = useRef(false)
  const [isPermanent, setPermanent] = useState(false)

  useNewsletterPopup(() => {
    isOwnOpening.current = true
    modal.current?.open()
  }, delay)

  const picture = <Picture of={pictures.weave} alt="" />
  return (
    <>
      <ModalPreview to={id} look="picture" picture={picture} words={<p>{heading}</p>}>
        {showAgain}
      </ModalPreview>
      <Modal
        id={id}
        ref={modal}
        heading={heading}
        motion="fade-zoom"
        aside={picture}
        onOpen={() => {
          // The visitor opened it by its button, so it may open by itself again.
          if (!isOwnOpening.current) {
            forgetPopupClosed()
            setPermanent(false)
          }
          isOwnOpening.current = false
        }}
        onClose={() => rememberPopupClosed(isPermanent, Date.now())}
      >
        <p>{lead}</p>
        <NewsletterForm anchor={`${id}-form`} />
        <NeverAgainCheckbox label={never} isPermanent={isPermanent} onChange={setPermanent} />
        <ModalDismiss of={id} tone="outline">
          {dismiss}
        </ModalDismiss>
      </Modal>
    </>
  )
}
