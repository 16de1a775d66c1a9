import { useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Icon, LineIcon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { MenuContent } from '../../../headers/MenuContent.tsx'
import { searchIconPath } from '../../../headers/SearchLink.tsx'
import styles from './SearchOverlay.module.css'
import { SearchPanel } from '../../../headers/SearchPanel.tsx'
import { useOverlay } from './useOverlay.ts'

/** Renders a button that opens a search field over the whole page. It works without script. */
export function SearchOverlay({ name }: { name?: string }) {
  const { t } = useTranslation()
  const overlay = useRef<HTMLDetailsElement>(null)
  useOverlay(overlay)

  function close() {
    overlay.current!.open = false
    overlay.current!.querySelector('summary')!.focus()
  }

  return (
    <details className={styles.search} name={name} ref={overlay} data-search>
      <summary>
        <LineIcon path={searchIconPath} />
        <Icon name="cross" />
        <VisuallyHidden>{t('search.open')}</VisuallyHidden>
      </summary>
      <MenuContent>
        <SearchPanel onOutsideClick={close} />
      </MenuContent>
    </details>
  )
}
