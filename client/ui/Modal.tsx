import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { holdPage } from '../app/modal.ts'
import styles from './Modal.module.css'

interface ModalProps {
  isOpen: boolean
  /** Escape, a press beside the window, or another page. */
  onClose: () => void
  /** Id of the heading that names the window. */
  labelledBy: string
  children: ReactNode
}

/**
 * A window over the page: the browser's own, which keeps the focus in and gives it back. The page behind stands still.
 */
export function Modal({ isOpen, onClose, labelledBy, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const window = dialog.current
    if (!isOpen || !window) return
    const release = holdPage(() => window.close())
    window.showModal()
    return () => {
      release()
      window.close()
    }
  }, [isOpen])

  // What is pressed is the dialog itself only beside its content: the content fills it.
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close()
  }
  return (
    <dialog className={styles.modal} ref={dialog} aria-labelledby={labelledBy} onClose={onClose} onClick={closeBeside}>
      {isOpen && <div className={styles.content}>{children}</div>}
    </dialog>
  )
}
