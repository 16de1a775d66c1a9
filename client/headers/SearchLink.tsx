import { useState, type ComponentType, type MouseEvent } from 'react'
import { useAddress } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { LineIcon } from '../ui/Icon.tsx'
import { isSpecialClick } from '../ui/isSpecialClick.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './SearchLink.module.css'

/** The path of a magnifier, in the style of `ui/Icon`. */
export const searchIconPath = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5'

/** Renders a magnifier that links to the search page. With script it loads and opens the search dialog. */
export function SearchLink() {
  const { t } = useTranslation()
  const address = useAddress()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    const link = event.currentTarget
    // The focus returns to this link when the dialog closes. Not every browser focuses a pressed link.
    link.focus()
    try {
      const loaded = await import('./SearchDialog.tsx')
      setDialog(() => loaded.default)
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <>
      <a className={styles.search} href={address('page-search-result')} onClick={(event) => void open(event)}>
        <LineIcon path={searchIconPath} />
        <VisuallyHidden>{t('search.open')}</VisuallyHidden>
      </a>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
