import { slideWidthNames, slideWidths, type SlideWidth } from '#shared/content/footerSlides.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { footerLayouts } from '../footers/layouts.generated.ts'
import styles from './FooterSlidesTable.module.css'

/** Renders a table of the widths at which the page slides off a footer. */
export function FooterSlidesTable({ of }: { of: FooterName }) {
  const { t } = useTranslation('frames')
  const widths: readonly SlideWidth[] = footerLayouts[of].slides
  const label = (width: SlideWidth): string => {
    const { from = 0, to }: { from?: number; to?: number } = slideWidths[width]
    if (to === undefined) return t('slides.from', { from })
    return from === 0 ? t('slides.upTo', { to }) : t('slides.between', { from, to })
  }
  return (
    <div>
      <table className={styles.table}>
        <caption>{t('slides.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('slides.width')}</th>
            <th scope="col">{t('slides.page')}</th>
          </tr>
        </thead>
        <tbody>
          {slideWidthNames.map((width) => {
            const slides = widths.includes(width)
            return (
              <tr key={width} data-width={width} data-slides={slides}>
                <th scope="row">{label(width)}</th>
                <td>{t(slides ? 'slides.yes' : 'slides.no')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.note}>{t('slides.note')}</p>
    </div>
  )
}
