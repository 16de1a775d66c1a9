import { useId, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { useMainLinks, type PlaceId } from '../site/mainLinks.ts'
import { fromPageEntry } from '../site/overlayEntry.ts'
import { useAddress, useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { SearchField } from '../sections/SearchField.tsx'
import { Button } from '../ui/Button.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './SearchPanel.module.css'

/** Frequent targets that need no search. */
const frequentTargets: readonly PlaceId[] = ['wholeProgramme', 'join', 'controller', 'contact']

interface SearchPanelProps {
  ref?: Ref<HTMLDivElement>
  /** Called on a click beside the content of the panel. */
  onOutsideClick: () => void
  /** Shown in the corner of the panel. */
  children?: ReactNode
}

/**
 * Loads the results from the page's own history entry. From the entry of an open dialog, a step back and then forward
 * would not reach them again.
 */
function loadResults(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  const { action } = event.currentTarget
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(event.currentTarget))
    if (typeof value === 'string') query.append(name, value)
  fromPageEntry(() => location.assign(`${action}?${query.toString()}`))
}

/** Renders a search form over the whole page. It is sent as an ordinary GET request. */
export function SearchPanel({ ref, onOutsideClick, children }: SearchPanelProps) {
  const { t } = useTranslation()
  const { language, addressed } = useSite()
  const address = useAddress()
  const { link } = useMainLinks()
  const id = useId()
  return (
    <div
      className={styles.panel}
      ref={ref}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onOutsideClick()
      }}
    >
      <form method="get" action={address('page-search-result')} role="search" onSubmit={loadResults}>
        {addressed && <input type="hidden" name="lng" value={language} />}
        <label htmlFor={id}>{t('search.label')}</label>
        <div className={styles.row}>
          <div className={styles.field}>
            <SearchField id={id} />
          </div>
          <Button type="submit" tone="paper" size="large">
            {t('search.send')}
          </Button>
        </div>
      </form>
      <nav aria-labelledby={`${id}-straight`}>
        <p id={`${id}-straight`}>{t('search.straight')}</p>
        <ul>
          {frequentTargets.map(link).map(({ id: place, label, to }) => (
            <li key={place}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
