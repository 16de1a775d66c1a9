import { useRef, type MouseEvent } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isSpecialClick } from '../../ui/isSpecialClick.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './ActiveFilters.module.css'
import { focusCount } from './listId.ts'
import { withChoice } from './shopList.ts'
import { useActiveFilters } from './useActiveFilters.ts'
import { useListing } from './useListing.ts'

/** Renders the active filters as links that remove one or all of them. */
export function ActiveFilters() {
  const { t } = useTranslation('shopPages')
  const { currentQuery, addressFor } = useListing()
  const list = useRef<HTMLUListElement>(null)
  const chosen = useActiveFilters(currentQuery)
  if (chosen.length === 0) return null

  /** The removed link had the focus, which moves to its neighbour. */
  function onClick(event: MouseEvent, index: number) {
    if (isSpecialClick(event)) return
    const links = list.current!.querySelectorAll<HTMLElement>('[data-filter]')
    const next = links[index + 1] ?? links[index - 1]
    if (next) next.focus()
    else focusCount()
  }

  return (
    <ul className={styles.chosen} ref={list} aria-label={t('chosen.label')}>
      {chosen.map(({ filter, label }, index) => (
        <li key={filter}>
          <PageLink
            to={addressFor(withChoice(currentQuery, { [filter]: undefined }))}
            keepsPlace
            data-filter={filter}
            aria-label={t('chosen.remove', { filter: label })}
            onClick={(event) => onClick(event, index)}
          >
            <span>{label}</span>
            <Icon name="cross" />
          </PageLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <PageLink
            to={addressFor(withChoice({}, { sort: currentQuery.sort }))}
            keepsPlace
            data-all
            onClick={(event) => isSpecialClick(event) || focusCount()}
          >
            {t('chosen.clear')}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
