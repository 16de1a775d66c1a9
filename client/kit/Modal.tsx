import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { holdPage } from '../site/modal.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { anchorTo } from '../site/anchor.ts'
import { Button, ButtonLink, type ButtonTone } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Modal.module.css'

/** The anchor of the place where a window's link stands: without script the window is left to there. */
export const openerOf = (id: string) => `open-${id}`

/** Opens and closes a window from outside. */
export interface ModalHandle {
  open(): void
  close(): void
}

interface ModalProps {
  /** Its anchor: every link of the page to it opens it. */
  id: string
  heading: string
  /** Rank of the heading in the page's outline. */
  level?: 2 | 3
  /** How it comes and goes. */
  motion?: 'plain' | 'fade-zoom' | 'rotate-zoom'
  /** `poster`: a field of colour with the heading as large as it goes; `media`: a picture or film as wide as the window. */
  look?: 'paper' | 'poster' | 'media'
  /** A field beside the content, to the edge. */
  aside?: ReactNode
  ref?: Ref<ModalHandle>
  onOpen?: () => void
  /** After it has closed, however. */
  onClose?: () => void
  children: ReactNode
}

/**
 * A window over the page. A link to its anchor opens it: with script as a modal dialog, which traps and returns the focus, holds
 * the page, and closes with Escape, outside, by its buttons, by going back and with a change of page; without script by `:target`.
 */
export function Modal({
  id,
  heading,
  level = 3,
  motion = 'plain',
  look = 'paper',
  aside,
  ref,
  onOpen,
  onClose,
  children,
}: ModalProps) {
  const Heading = `h${level}` as const
  const dialog = useRef<HTMLDialogElement>(null)
  const release = useRef<() => void>(undefined)
  // A press that begins on the text and ends outside, as when something is selected, closes nothing.
  const beganOutside = useRef(false)

  const open = (isAsked = false) => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    // Not the first control: the name is said, and the content.
    dialog.current.focus()
    release.current = holdPage(close, isAsked)
    onOpen?.()
  }
  const close = () => dialog.current?.close()
  useImperativeHandle(ref, () => ({ open: () => open(), close }))

  const onPress = useEffectEvent((event: globalThis.MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href="${anchorTo(id)}"]`)
    if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    // The browser gives the focus back to what had it; not every one focuses a link that is pressed.
    link.focus()
    open()
  })
  /** Asked for before the script was there, or the answer to a form in it. */
  const openWhereAsked = useEffectEvent(() => {
    const asked = document.getElementById(location.hash.slice(1))
    if (asked && dialog.current?.contains(asked)) open(true)
  })
  useEffect(() => {
    openWhereAsked()
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('click', onPress)
      release.current?.()
    }
  }, [])

  const isOutside = ({ target }: MouseEvent) => target === dialog.current
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.modal}
      data-motion={motion}
      data-look={look}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      onPointerDown={(event) => (beganOutside.current = isOutside(event))}
      onClick={(event) => beganOutside.current && isOutside(event) && close()}
      onClose={() => {
        release.current?.()
        release.current = undefined
        onClose?.()
      }}
    >
      <div className={styles.sheet}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.content}>
          <Heading id={`${id}-heading`} className={styles.heading}>
            {heading}
          </Heading>
          {children}
        </div>
        <CloseCross id={id} onPress={close} />
      </div>
    </dialog>
  )
}

/** What closes a window: a button with script, without it a link to where the visitor was. */
function CloseCross({ id, onPress }: { id: string; onPress: () => void }) {
  const { t } = useTranslation('controls')
  const label = (
    <>
      <Icon name="cross" />
      <VisuallyHidden>{t('closeWindow')}</VisuallyHidden>
    </>
  )
  return (
    <>
      <button type="button" className={styles.cross} data-needs="script" onClick={onPress}>
        {label}
      </button>
      <a className={styles.cross} data-needs="no-script" href={anchorTo(openerOf(id))}>
        {label}
      </a>
    </>
  )
}

interface ModalLinkProps {
  /** The window's anchor. */
  to: string
  tone?: ButtonTone
  children: ReactNode
}

/** The button that opens a window. On a drawing of the window: `ModalStage`. */
export const ModalLink = ({ to, tone, children }: ModalLinkProps) => (
  <span id={openerOf(to)} className={styles.opener}>
    <ButtonLink tone={tone} to={anchorTo(to)}>
      {children}
    </ButtonLink>
  </span>
)

/** A button in a window that closes it. */
export function ModalDismiss({ of, tone, children }: { of: string; tone?: ButtonTone; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <span data-needs="script">
        <Button tone={tone} onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          {children}
        </Button>
      </span>
      <span data-needs="no-script">
        <ButtonLink tone={tone} to={anchorTo(openerOf(of))}>
          {children}
        </ButtonLink>
      </span>
    </div>
  )
}
