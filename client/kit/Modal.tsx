import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { holdPage } from '../app/modal.ts'
import { anchorTo } from '../ui/anchor.ts'
import { Icon } from '../ui/Icon.tsx'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import buttonStyles from '../ui/Button.module.css'
import styles from './Modal.module.css'

/** How a window comes. */
export type ModalLook = 'plain' | 'fade' | 'rotate'

interface ModalDialogProps {
  /** Of the dialog: where the link leads that opens it without script. */
  id: string
  title: string
  look?: ModalLook
  /** `wide` for films and maps. */
  size?: 'normal' | 'wide'
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** Where closing leads without script. */
  returnsTo: string
  children: ReactNode
}

/**
 * A window over the page: a `<dialog>`, which keeps the focus and gives it back. Escape, its button, a press beside it and a
 * change of page close it; the page behind stands still. Without script it is shown while the address names it.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { id, title, look = 'plain', size = 'normal', isOpen, onOpen, onClose, returnsTo, children } = props
  const { t } = useTranslation('kit')
  const dialog = useRef<HTMLDialogElement>(null)
  const role = useButtonRole()
  const heading = useId()
  // What plays inside begins anew each time.
  const [times, setTimes] = useState(0)

  useEffect(() => {
    const shown = dialog.current
    if (!shown || !isOpen) return undefined
    shown.showModal()
    // Not the first button: the dialog's name is said.
    shown.focus()
    const release = holdPage(() => shown.close())
    return () => {
      release()
      shown.close()
    }
  }, [isOpen])

  // Asked for before the script was there.
  useEffect(() => {
    if (location.hash !== anchorTo(id)) return
    history.replaceState(history.state, '', location.pathname + location.search)
    onOpen()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.modal}
      data-look={look}
      data-size={size}
      tabIndex={-1}
      aria-labelledby={heading}
      onClose={() => {
        setTimes(times + 1)
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.box}>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        <a
          className={styles.close}
          href={anchorTo(returnsTo)}
          role={role}
          aria-label={t('modal.close')}
          onClick={(event) => {
            event.preventDefault()
            dialog.current?.close()
          }}
          onKeyDown={pressedBySpace}
        >
          <Icon name="cross" />
        </a>
        <div key={times} className={styles.content}>
          {children}
        </div>
      </div>
    </dialog>
  )
}

/** With script, a link that opens or closes a window is a button. */
function useButtonRole(): 'button' | undefined {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive ? 'button' : undefined
}

/** A link that is a button is pressed by the space bar, too. */
function pressedBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

interface ModalProps extends Pick<ModalDialogProps, 'title' | 'look' | 'size' | 'children'> {
  /** What the button says. */
  label: ReactNode
}

/** A button and the window that it opens. Without script the button is a link to the window. */
export function Modal({ label, ...dialog }: ModalProps) {
  const [isOpen, setOpen] = useState(false)
  const own = useId()
  const role = useButtonRole()
  const [id, trigger] = [`${own}-window`, `${own}-button`]

  function open(event: MouseEvent) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a
        id={trigger}
        className={buttonStyles.button}
        data-tone="accent"
        href={anchorTo(id)}
        role={role}
        aria-haspopup={role && 'dialog'}
        onClick={open}
        onKeyDown={pressedBySpace}
      >
        {label}
      </a>
      <ModalDialog
        {...dialog}
        id={id}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        returnsTo={trigger}
      />
    </>
  )
}
