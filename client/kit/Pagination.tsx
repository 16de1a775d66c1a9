import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './Pagination.module.css'

interface PaginationProps {
  /** The accessible name of the navigation. */
  label: string
  page: number
  pages: number
  addressOf: (page: number) => string
}

/** Returns the page numbers to show: first, last, current and its neighbours. 0 stands for a gap. */
export function shownPageNumbers(page: number, pages: number): number[] {
  const named = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return named.flatMap((one, index) => {
    const gap = one - (named[index - 1] ?? 0)
    // A single omitted page takes no more room than its number.
    if (gap === 2) return [one - 1, one]
    return gap > 2 ? [0, one] : [one]
  })
}

/** Renders the page links of a long list, or nothing if it has one page. */
export function Pagination({ label, page, pages, addressOf }: PaginationProps) {
  const { t } = useTranslation()
  if (pages <= 1) return null
  const step = (to: number, rel: 'prev' | 'next', name: string) =>
    to >= 1 &&
    to <= pages && (
      <li>
        <PageLink className={styles.step} to={addressOf(to)} rel={rel} aria-label={name}>
          <Icon name="arrow" />
        </PageLink>
      </li>
    )
  return (
    <nav aria-label={label}>
      <ol className={styles.pages}>
        {step(page - 1, 'prev', t('pages.previous'))}
        {shownPageNumbers(page, pages).map((one, index) => (
          <li key={one || -index}>
            {one === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PageLink
                to={addressOf(one)}
                aria-label={t('pages.page', { page: one, pages })}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </PageLink>
            )}
          </li>
        ))}
        {step(page + 1, 'next', t('pages.next'))}
      </ol>
    </nav>
  )
}
