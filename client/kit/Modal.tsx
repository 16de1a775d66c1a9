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

/** Returns the anchor of the link that opens a window; without script, closing leads there. */
export const openerOf = (id: string) => `open-${id}`

/** Opens and closes a window from outside. */
export interface ModalHandle {
  open(): void
  close(): void
}

interface ModalProps {
  /** The anchor of the window; links to it open it. */
  id: string
  heading: string
  /** The heading's level in the page's outline. */
  level?: 2 | 3
  /** The animation of opening and closing. */
  motion?: 'plain' | 'fade-zoom' | 'rotate-zoom'
  /** `poster`: a coloured field with a very large heading; `media`: a picture or film as wide as the window. */
  look?: 'paper' | 'poster' | 'media'
  /** A field beside the content that reaches the edge. */
  aside?: ReactNode
  ref?: Ref<ModalHandle>
  onOpen?: () => void
  /** Called after the window has closed in any way. */
  onClose?: () => void
  children: ReactNode
}

/**
 * Renders a window over the page; a link to its anchor opens it. With script it is a modal dialog that keeps the focus
 * and locks the page. Escape, a press outside, its buttons, the Back button and a change of page close it. Without
 * script it uses `:target`.
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
  // A press that begins inside and ends outside, as when text is selected, does not close the window.
  const isPressOutside = useRef(false)

  const open = (isRequested = false) => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    // Focus on the dialog makes screen readers read its name and content.
    dialog.current.focus()
    release.current = holdPage(close, isRequested)
    onOpen?.()
  }
  const close = () => dialog.current?.close()
  useImperativeHandle(ref, () => ({ open: () => open(), close }))

  const onPress = useEffectEvent((event: globalThis.MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href="${anchorTo(id)}"]`)
    if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    // The browser returns the focus to the element that had it. Not every browser focuses a pressed link.
    link.focus()
    open()
  })
  /** Opens a window that was requested before the script ran, or that holds the answer to a form. */
  const openFromAddress = useEffectEvent(() => {
    const hashTarget = document.getElementById(location.hash.slice(1))
    if (hashTarget && dialog.current?.contains(hashTarget)) open(true)
  })
  useEffect(() => {
    openFromAddress()
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
      onPointerDown={(event) => (isPressOutside.current = isOutside(event))}
      onClick={(event) => isPressOutside.current && isOutside(event) && close()}
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

/** Renders the close control: a button with script, a link back to the opener without. */
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
  /** The anchor of the window. */
  to: string
  tone?: ButtonTone
  children: ReactNode
}

/** Renders the button that opens a window. `ModalPreview` has it on a preview. */
export const ModalLink = ({ to, tone, children }: ModalLinkProps) => (
  <span id={openerOf(to)} className={styles.opener}>
    <ButtonLink tone={tone} to={anchorTo(to)}>
      {children}
    </ButtonLink>
  </span>
)

/** Renders a button that closes its window. */
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
