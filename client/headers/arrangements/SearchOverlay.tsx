import { useId, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { longestSearch } from '#shared/routes/query.ts'
import { useMainLinks, type PlaceId } from '../../app/mainLinks.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon, LineDrawing } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SearchOverlay.module.css'
import { toolDrawings } from './toolDrawings.ts'
import { useOverlay } from './useOverlay.ts'

/** Where many want to go without looking for it. */
const straight: readonly PlaceId[] = ['wholeProgramme', 'join', 'controller', 'contact']

/** A magnifier that opens a field over the whole page. Sending it is an ordinary GET: the answer is a document. */
export function SearchOverlay({ name }: { name?: string }) {
  const { t } = useTranslation('frames')
  const { language, addressed } = useSite()
  const address = useAddress()
  const { link } = useMainLinks()
  const overlay = useRef<HTMLDetailsElement>(null)
  const id = useId()
  useOverlay(overlay)

  /** Beside what stands in it the field is as good as outside. */
  function onClick({ target, currentTarget }: MouseEvent) {
    if (target !== currentTarget) return
    overlay.current!.open = false
    overlay.current!.querySelector('summary')!.focus()
  }

  return (
    <details className={styles.search} name={name} ref={overlay} data-search>
      <summary>
        <LineDrawing path={toolDrawings.search} />
        <Icon name="cross" />
        <VisuallyHidden>{t('search.open')}</VisuallyHidden>
      </summary>
      <div className={styles.panel} onClick={onClick}>
        <form method="get" action={address('page-search-result')} role="search">
          {addressed && <input type="hidden" name="lng" value={language} />}
          <label htmlFor={id}>{t('search.label')}</label>
          <div className={styles.row}>
            <input id={id} type="search" name="q" maxLength={longestSearch} autoComplete="off" enterKeyHint="search" />
            <Button type="submit" tone="paper" size="large">
              {t('search.send')}
            </Button>
          </div>
        </form>
        <nav aria-labelledby={`${id}-straight`}>
          <p id={`${id}-straight`}>{t('search.straight')}</p>
          <ul>
            {straight.map(link).map(({ id: place, label, to }) => (
              <li key={place}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </details>
  )
}
