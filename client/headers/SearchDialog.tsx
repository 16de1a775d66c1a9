import { useEffect, useRef, type KeyboardEvent } from 'react'
import { holdPage } from '../site/modal.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './SearchDialog.module.css'
import { SearchPanel } from './SearchPanel.tsx'

/** Renders the search of the party's header as a modal dialog that is open from the start. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  /** A search field with text handles Escape itself. */
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  useEffect(() => {
    const shown = dialog.current!
    if (!shown.open) shown.showModal()
    const release = holdPage(() => shown.close())
    shown.querySelector<HTMLInputElement>('input:not([type="hidden"])')!.focus()
    return release
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.open')}
      data-search
      onClose={onClose}
      onKeyDown={onKey}
    >
      <SearchPanel onOutsideClick={close}>
        <button type="button" className={styles.cross} onClick={close}>
          <Icon name="cross" />
          <VisuallyHidden>{t('search.close')}</VisuallyHidden>
        </button>
      </SearchPanel>
    </dialog>
  )
}
